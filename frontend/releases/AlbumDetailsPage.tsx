import { Navigate, useParams } from 'react-router-dom'
import { getOwnAlbum } from '#contract/catalog/details'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { RequireArtist } from '#frontend/auth/RequireArtist.tsx'
import { CoverDialog } from '#frontend/catalog/covers/CoverDialog.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AlbumDetailsForm } from './AlbumDetailsForm.tsx'
import { ReleaseDatePanel } from './ReleaseDatePanel.tsx'
import { ReleaseEditor } from './ReleaseEditor.tsx'
import { SharesPanel } from './SharesPanel.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Where an artist says what an album is about, retitles it and puts its songs in order. */
export function AlbumDetailsPage() {
  const t = useMessages(releaseMessages)
  const { id = '' } = useParams()
  return (
    <RequireArtist title={t('album.details')} fallback={<Navigate to={paths.gKeyLogin.href} replace />}>
      {(artist) => <AlbumEditor key={id} id={id} sells={artist.accountType === 'production'} />}
    </RequireArtist>
  )
}

function AlbumEditor({ id, sells }: { id: string; sells: boolean }) {
  const read = useApiQuery(getOwnAlbum, { params: { id } })
  return (
    <ReleaseEditor read={read} pageHref={paths.album.href(id)}>
      {(album) => (
        <>
          {album.editionState === 'draft' && <ReleaseDatePanel {...album} pageHref={paths.album.href(id)} />}
          <CoverDialog id={album.id} title={album.title} coverUrl={album.coverUrl} />
          <AlbumDetailsForm album={album} />
          {sells && <SharesPanel editionId={album.editionId} />}
        </>
      )}
    </ReleaseEditor>
  )
}
