import { listWords } from '@zug/messages/lists/words'

type ListProgress = import('@zug/server/lists').ListProgress

/** One line that is written over, where somebody looks at it. */
export const progressLine = (): { readonly show: (progress: ListProgress) => void; readonly clear: () => void } => {
  const { isTTY } = process.stderr
  return {
    show: ({ phase, share }) => {
      if (isTTY) process.stderr.write(`\r\u001b[K${listWords.en[phase](Math.round(share * 100))}`)
    },
    clear: () => {
      if (isTTY) process.stderr.write('\r\u001b[K')
    },
  }
}
