import { useTournament } from '../api/tournament.tsx'
import { useWords } from '../words/language.tsx'
import './event-line.css'

/** Which event this is, in one line over every page. */
export const EventLine = () => {
  const { settings, players, teams } = useTournament()
  const { facts } = useWords('shell')
  const { rulebooks } = useWords('common')
  const parts = [
    settings.section === null ? null : settings.section.name,
    settings.teamEvent ? facts.teams(teams.length) : facts.players(players.length),
    rulebooks[settings.rulebook as keyof typeof rulebooks] ?? settings.rulebook,
    facts.rounds(settings.numberOfRounds),
  ]
  return (
    <p className="event-line">
      <b>{settings.info.name}</b> · {parts.filter((part) => part !== null).join(' · ')}
    </p>
  )
}
