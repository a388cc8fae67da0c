import { useNeeded } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/language.tsx'
import { LinksSection } from './links-section.tsx'
import { MembersSection } from './members-section.tsx'
import '../../ui/sections.css'
import './people.css'
import { VisibleSection } from './visible-section.tsx'

const PeoplePage = () => {
  const words = useWords('people')
  const { loading } = useWords('shell')
  const { id } = usePlace()
  const { data } = useNeeded(id, 'access', {})
  return (
    <div className="sections">
      <h1>{words.title}</h1>
      <p className="sections-intro">{words.intro}</p>
      {data === undefined ? (
        <Loading label={loading} />
      ) : (
        <>
          <VisibleSection visible={data.visible} />
          <MembersSection members={data.members} />
          <LinksSection links={data.links} />
        </>
      )}
    </div>
  )
}

export default PeoplePage
