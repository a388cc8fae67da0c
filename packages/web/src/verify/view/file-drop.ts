import { h } from './dom.ts'

/** Where a file is dropped or chosen: the field that a keyboard reaches, and the large place that a hand does. */
export const fileDrop = (words: { readonly drop: string; readonly choose: string }, open: (file: File) => void): readonly HTMLElement[] => {
  const input = h('input', {
    type: 'file',
    id: 'file',
    accept: '.trf,.trfx,.txt,.json,.trf16,.trf26',
    class: 'unseen',
  }) as HTMLInputElement
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) open(file)
    input.value = ''
  })
  const drop = h('label', { for: 'file', class: 'drop' }, h('b', {}, words.drop), h('span', { class: 'button' }, words.choose))
  const over = (on: boolean) => (event: DragEvent) => {
    event.preventDefault()
    drop.classList.toggle('over', on)
  }
  drop.addEventListener('dragover', over(true))
  drop.addEventListener('dragleave', over(false))
  drop.addEventListener('drop', (event) => {
    over(false)(event)
    const [file] = event.dataTransfer?.files ?? []
    if (file !== undefined) open(file)
  })
  return [input, drop]
}
