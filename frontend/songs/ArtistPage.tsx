import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { describeArtist } from '#contract/gkeys'
import { SONGS_PAGE_MAX, listAlbums, listSongs } from '#contract/songs'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { Section } from '#ui/Section'
import { PageSkeleton } from '#ui/Skeleton'
import { CallError, addressOf, call, sentenceOf, useRead } from '#web/api'
import { paths } from '#web/paths'
import { AlbumShelf } from './AlbumShelf.tsx'
import { SLEEVES, Sleeve } from './Sleeve.tsx'

/** One artist, for everybody: who they are and what they sell. */
export function ArtistPage() {
  const { id = '' } = useParams()
  const params = { id }
  const artist = useQuery({
    queryKey: [addressOf(describeArtist, { params })],
    queryFn: ({ signal }) => call(describeArtist, { params, signal }),
  })
  const songs = useRead(listSongs, { query: { artistId: id, limit: SONGS_PAGE_MAX }, enabled: artist.isSuccess })
  const albums = useRead(listAlbums, { query: { artistId: id }, enabled: artist.isSuccess })
  const back = (
    <Link to={paths.browseMusic}>
      <ArrowLeft aria-hidden="true" className="size-4" />
      Browse Music
    </Link>
  )

  // All at once: a shelf that arrives later would push the songs down.
  if (artist.isPending || (artist.isSuccess && (songs.isPending || albums.isPending))) return <PageSkeleton />
  if (artist.isError) {
    const unknown = artist.error instanceof CallError && artist.error.status === 404
    return (
      <>
        <PageHead title={unknown ? 'Nobody of that name' : 'The artist'} back={back} />
        {unknown ? (
          <EmptyState
            title="This artist is not here"
            message="The link is wrong, or the artist has left the house."
            action={
              <Button asChild look="quiet">
                <Link to={paths.browseMusic}>Browse Music</Link>
              </Button>
            }
          />
        ) : (
          <FailedState
            title="This artist could not be read"
            message={sentenceOf(artist.error, 'We could not be reached. Try again in a moment.')}
            onRetry={() => void artist.refetch()}
            busy={artist.isFetching}
          />
        )}
      </>
    )
  }

  const { artistName, bio, links, pictureUrl } = artist.data
  return (
    <>
      <PageHead
        title={artistName}
        back={back}
        lead={bio ? <span className="whitespace-pre-line">{bio}</span> : undefined}
        actions={
          links.length > 0 &&
          links.map(({ label, url }) => (
            <Button key={url} asChild look="quiet">
              <a href={url} rel="noreferrer nofollow ugc">
                {label}
              </a>
            </Button>
          ))
        }
        aside={
          pictureUrl && (
            <img
              src={pictureUrl}
              alt={artistName}
              width={480}
              height={480}
              className="aspect-square w-full max-w-[30rem] rounded-lg border border-wall-4 object-cover"
            />
          )
        }
      />
      <AlbumShelf albums={albums.data ?? []} ofOne />
      <Section title="Songs">
        {songs.isError ? (
          <FailedState
            title="Failed to fetch songs"
            message={sentenceOf(songs.error, 'We could not be reached. Try again in a moment.')}
            onRetry={() => void songs.refetch()}
            busy={songs.isFetching}
          />
        ) : songs.data?.length === 0 ? (
          <EmptyState
            title="Nothing for sale right now"
            message="Songs of this artist appear here as soon as they are on sale."
          />
        ) : (
          <ul className={SLEEVES}>
            {songs.data?.map((song) => (
              <Sleeve key={song.id} song={song} />
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
