import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface ReleaseLayoutProps {
  /** The song, or the album by its edition. */
  release: { id: string; title: string; artist: string; artistId: string; coverUrl: string | null }
  /** Nothing is left for the visitor to buy. */
  isGone: boolean
  /** Length, edition and the like, below the artist. */
  details: ReactNode
  children: ReactNode
}

/** The upper part of a song's or an album's page: the cover, and beside it who made it and what can be done. */
export function ReleaseLayout({ release, isGone, details, children }: ReleaseLayoutProps) {
  const t = useMessages(music)
  const { id, title, artist, artistId, coverUrl } = release
  return (
    <div className="grid items-start gap-x-16 gap-y-10 pt-6 pb-16 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Cover id={id} url={coverUrl} large className={isGone ? 'opacity-70 grayscale-50' : ''} />
      <div className="min-w-0">
        <PageHeader
          title={title}
          tabTitle={t('work', { title, artist })}
          back={
            <Link to={paths.browseMusic.href}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              {t('browseMusic')}
            </Link>
          }
          className="pt-0! pb-6! [&_h1]:[overflow-wrap:anywhere]"
        />
        <p className="text-xl text-brass-light">
          <Link to={paths.artist.href(artistId)} className="hover:underline">
            {artist}
          </Link>
        </p>
        <p className="mt-1 text-bone-2">{details}</p>
        {children}
      </div>
    </div>
  )
}
