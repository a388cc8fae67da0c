import { datesText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import type { Summary } from '../../views.ts'
import { PlainFrame } from './frame.tsx'
import { type Scene, wordsOf } from './scene.ts'

/** What is being played first, then what comes, then what is over; the newest first, what comes soonest first. */
const stageOf = ({ finished, roundsPublished }: Summary): number => (finished ? 2 : roundsPublished === 0 ? 1 : 0)
const byStage = (a: Summary, b: Summary): number => {
  const stage = stageOf(a)
  if (stage !== stageOf(b)) return stage - stageOf(b)
  const earlier = a.startDate.localeCompare(b.startDate)
  return (stage === 1 ? earlier : -earlier) || a.name.localeCompare(b.name)
}

type ListProps = { readonly scene: Pick<Scene, 'language' | 'url'>; readonly list: readonly Summary[] }

/** Sections of one event stand together, where the first of them would. */
export const TournamentsPage: FC<ListProps> = ({ scene, list }) => {
  const words = wordsOf(scene)
  const sorted = [...list].sort(byStage)
  const sectionsOf = ({ id, group }: Summary): readonly Summary[] =>
    group === null ? [] : sorted.filter((one) => one.group === group && one.id !== id)
  const first = sorted.filter((one, at) => one.group === null || sorted.findIndex(({ group }) => group === one.group) === at)
  return (
    <PlainFrame scene={scene} title={words.tournaments}>
      <h1>{words.tournaments}</h1>
      {list.length === 0 ? <p class="lead">{words.noTournaments}</p> : null}
      <ul class="tournaments">
        {first.map((one) => {
          const sections = [one, ...sectionsOf(one)].toSorted((a, b) =>
            nameOf(a).localeCompare(nameOf(b), scene.language, { numeric: true }),
          )
          return sections.length === 1 ? (
            <li>
              <a href={`/t/${one.id}`}>{nameOf(one) || words.unnamed}</a>
              <Facts scene={scene} one={one} />
            </li>
          ) : (
            <li class="of-event">
              <a href={`/t/${sections[0]!.id}/event`}>{one.section!.event}</a>
              <ul>
                {sections.map((section) => (
                  <li>
                    <a href={`/t/${section.id}`}>{section.section?.name || nameOf(section)}</a>
                    <Facts scene={scene} one={section} />
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </PlainFrame>
  )
}

const nameOf = ({ name, section }: Summary): string =>
  section === null || section.name === '' ? name.trim() : `${name.trim()} · ${section.name}`

const Facts: FC<{ readonly scene: Pick<Scene, 'language'>; readonly one: Summary }> = ({ scene, one }) => {
  const words = wordsOf(scene)
  return (
    <p>
      {[
        one.city,
        datesText(one.startDate, one.endDate, scene.language),
        words.roundsPlayed(one.roundsPublished, one.numberOfRounds),
        one.finished ? words.finished : one.roundsPublished === 0 ? words.upcoming : words.running,
      ]
        .filter((part) => part !== '')
        .join(' · ')}
    </p>
  )
}
