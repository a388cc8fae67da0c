import { datesText } from '@zug/messages/dates'
import type { PaperDocument } from '../paper.ts'
import { QrCode } from '../qr.tsx'

export const poster: PaperDocument = {
  id: 'poster',
  needs: 'public',
  shows: 'results',
  options: [],
  when: ({ address }) => address !== null,
  make: ({ words, state, address, language }) => {
    const { info, section } = state.settings!
    const when = datesText(info.startDate, info.endDate, language)
    return {
      kind: 'cards',
      title: words.documents.poster,
      body: (
        <div class="page poster">
          <div class="what">
            <h2>{section === null ? info.name : section.event}</h2>
            <p>{[section?.name ?? '', info.city, when].filter(Boolean).join(' · ')}</p>
          </div>
          <QrCode text={address!} label={address!} />
          <div class="how-to">
            <strong>{words.poster.title}</strong>
            <p>{words.poster.how}</p>
            <p class="address">{address!.replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
      ),
    }
  },
}
