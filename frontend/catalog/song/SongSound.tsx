import type { getSong } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { formatCount } from '#frontend/lib/format-number.ts'
import { CompactPlayer } from '#frontend/player/page/CompactPlayer.tsx'
import { toPreviewTracks } from '#frontend/player/to-preview-tracks.ts'
import type { OwnCopy } from './use-own-copies.ts'

interface SongSoundProps {
  song: EndpointReply<typeof getSong>
  /** The visitor's copy, if any. */
  own: OwnCopy | undefined
  className?: string
}

/** The whole song for whoever owns a copy, the preview for everybody else. */
export function SongSound({ song, own, className }: SongSoundProps) {
  if (own) {
    return (
      <div className={className}>
        <p className="mb-2 text-sm text-bone-3">
          Your copy, No. {formatCount(own.copy ?? 0)} of {formatCount(own.of)}
          {own.giveable && '. You can give it away until it is played for the first time; we ask before that.'}
        </p>
        <CompactPlayer
          queueId={`copy ${song.id}`}
          tracks={[
            {
              id: song.id,
              title: song.title,
              artist: song.artist,
              artistId: song.artistId,
              src: own.audioUrl,
              coverUrl: song.coverUrl,
              isPreview: false,
              label: `No. ${formatCount(own.copy ?? 0)} of ${formatCount(own.of)}`,
              ...(song.peaks ? { peaks: song.peaks } : {}),
              ...(song.durationMs === null ? {} : { seconds: song.durationMs / 1000 }),
              ...(own.giveable && own.keymailCode ? { giveableCopy: own.keymailCode } : {}),
            },
          ]}
        />
      </div>
    )
  }
  if (song.state === 'off-sale') return null
  if (song.previewUrl === null)
    return <p className={`text-sm text-bone-3 ${className ?? ''}`}>No preview of this song.</p>
  return (
    <div className={className}>
      <p className="mb-2 text-sm text-bone-3">Preview</p>
      <CompactPlayer queueId="previews" tracks={toPreviewTracks([song])} label={`the preview of ${song.title}`} />
    </div>
  )
}
