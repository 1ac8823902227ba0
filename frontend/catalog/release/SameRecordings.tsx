import { Link } from 'react-router-dom'
import { listSameRecordings } from '#contract/catalog/recordings'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { music } from '#text/messages/catalogs/music/en'

/** Which other editions hold a recording of this one. Nothing where there is none, as for nearly all. */
export function SameRecordings({ editionId, className }: { editionId: string; className?: string }) {
  const t = useMessages(music)
  const read = useApiQuery(listSameRecordings, { params: { id: editionId } })
  return read.data?.map(({ songId, title, copies }) => (
    <p key={songId} className={className}>
      <RichText
        text={t('edition.alsoReleased', { title, copies: formatCount(copies) })}
        tags={{ link: <Link to={paths.song.href(songId)} className="link" /> }}
      />
    </p>
  ))
}
