import type { getSong } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { formatCount } from '#frontend/lib/format-number.ts'
import { CompactPlayer } from '#frontend/player/page/CompactPlayer.tsx'
import { toPreviewTracks } from '#frontend/player/to-preview-tracks.ts'
import type { OwnCopy } from './use-own-copies.ts'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SongSoundProps {
  song: EndpointReply<typeof getSong>
  /** The visitor's copy, if any. */
  own: OwnCopy | undefined
  className?: string
}

/** The whole song for whoever owns a copy, the preview for everybody else. */
export function SongSound({ song, own, className }: SongSoundProps) {
  const t = useMessages(music)
  if (own) {
    return (
      <div className={className}>
        <p className="mb-2 text-sm text-bone-3">
          {t('song.yourCopy', {
            number: t('copyNumber', { copy: formatCount(own.copy ?? 0), of: formatCount(own.of) }),
          })}
          {own.giveable && `. ${t('song.giveable')}`}
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
              label: t('copyNumber', { copy: formatCount(own.copy ?? 0), of: formatCount(own.of) }),
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
  if (song.previewUrl === null) return <p className={`text-sm text-bone-3 ${className ?? ''}`}>{t('song.noPreview')}</p>
  return (
    <div className={className}>
      <p className="mb-2 text-sm text-bone-3">{t('song.preview')}</p>
      <CompactPlayer
        queueId="previews"
        tracks={toPreviewTracks([song])}
        label={t('song.previewOf', { title: song.title })}
      />
    </div>
  )
}
