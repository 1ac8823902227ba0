import { Navigate, useParams } from 'react-router-dom'
import { getOwnSong } from '#contract/catalog/details'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { CoverDialog } from '#frontend/catalog/covers/CoverDialog.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { RecordingPanel } from './RecordingPanel.tsx'
import { ReleaseDatePanel } from './ReleaseDatePanel.tsx'
import { ReleaseEditor } from './ReleaseEditor.tsx'
import { SharesPanel } from './SharesPanel.tsx'
import { SongDetailsForm } from './SongDetailsForm.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Where an artist says what a song is about. */
export function SongDetailsPage() {
  const t = useMessages(releaseMessages)
  const { id = '' } = useParams()
  return (
    <RequireArtist title={t('song.details')} fallback={<Navigate to={paths.gKeyLogin.href} replace />}>
      {(artist) => <SongEditor key={id} id={id} sells={artist.accountType === 'production'} />}
    </RequireArtist>
  )
}

function SongEditor({ id, sells }: { id: string; sells: boolean }) {
  const read = useApiQuery(getOwnSong, { params: { id } })
  return (
    <ReleaseEditor read={read} pageHref={paths.song.href(id)}>
      {(song) => (
        <>
          {song.editionState === 'draft' && <ReleaseDatePanel {...song} pageHref={paths.song.href(id)} />}
          <CoverDialog id={song.id} title={song.title} coverUrl={song.coverUrl} />
          <SongDetailsForm song={song} />
          {sells && <SharesPanel editionId={song.editionId} />}
          {sells && <RecordingPanel songId={song.id} />}
        </>
      )}
    </ReleaseEditor>
  )
}
