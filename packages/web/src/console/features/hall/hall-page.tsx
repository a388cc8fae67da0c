import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { AnnouncementsSection } from './announcements-section.tsx'
import { ClockSection } from './clock-section.tsx'
import { useHall } from './hall.ts'
import '../../ui/sections.css'
import './hall.css'
import { LadderSection } from './ladder-section.tsx'
import { ProjectionsSection } from './projections-section.tsx'
import { ScreensSection } from './screens-section.tsx'

/** What the hall sees beside the tournament itself. */
const HallPage = () => {
  const words = useWords('hall')
  const { loading } = useWords('shell')
  const hall = useHall()
  return (
    <div className="sections">
      <h1>{words.title}</h1>
      <p className="sections-intro">{words.intro}</p>
      {hall === undefined ? (
        <Loading label={loading} />
      ) : (
        <>
          <LadderSection hall={hall} />
          <AnnouncementsSection hall={hall} />
          <ClockSection hall={hall} />
          <ScreensSection hall={hall} />
          <ProjectionsSection hall={hall} />
        </>
      )}
    </div>
  )
}

export default HallPage
