import { useTournament } from '../api/tournament.tsx'
import { useWords } from '../words/language.tsx'
import { named } from '../words/named.ts'
import { SectionLinks } from './section-links.tsx'
import './event-line.css'

/** Which event this is, in one line over every page. */
export const EventLine = () => {
  const { settings, traits, players, teams, leftFideMode } = useTournament()
  const { facts } = useWords('shell')
  const { rulebooks } = useWords('common')
  const entrants = traits.teams ? teams.length : players.length
  const parts = [
    traits.teams ? facts.teams(teams.length) : facts.players(players.length),
    named(rulebooks, settings.rules.rulebook),
    // While there is nobody to meet, the tables do not say how many.
    traits.drawnFrom === 'tables' && entrants < 2 ? null : facts.rounds(settings.numberOfRounds),
    settings.fideMode ? facts.fideMode : leftFideMode === undefined ? null : facts.leftFideMode,
  ]
  return (
    <div className="event-line">
      <b>{settings.info.name}</b>
      {settings.section === null ? null : <SectionLinks />} · {parts.filter((part) => part !== null).join(' · ')}
    </div>
  )
}
