import { Play } from 'lucide-react'
import type { Room } from '#contract/green-room'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import { player } from '#frontend/player/player.ts'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { useKeptSongs } from './use-kept-songs.ts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The songs kept on this device: what plays without a connection, and the room they take. */
export function KeptSongsPanel({ rooms }: { rooms: readonly Room[] }) {
  const t = useMessages(wallet)
  const { kept, freeBytes } = useKeptSongs()
  const bytesByUrl = new Map(kept.map(({ audioUrl, bytes }) => [audioUrl, bytes]))
  const tracks = listKeptTracks(rooms, bytesByUrl)
  if (tracks.length === 0) return null
  const used = formatBytes(kept.reduce((sum, { bytes }) => sum + bytes, 0))
  const available = freeBytes === undefined ? undefined : formatBytes(freeBytes)
  return (
    <Section title={t('kept.title')}>
      <p className="max-w-measure text-bone-2">
        {available === undefined
          ? t('kept.used', { songs: tracks.length, used })
          : t('kept.usedOf', { songs: tracks.length, used, available })}
      </p>
      <ul className="mt-6 divide-y divide-wall-3 border-y border-wall-3">
        {tracks.map((track, index) => (
          <li key={track.src} className="flex items-center justify-between gap-6 py-2">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {track.title}{' '}
              <span className="text-bone-2">
                {t('kept.by', { artist: track.artist, size: formatBytes(bytesByUrl.get(track.src) ?? 0) })}
              </span>
            </p>
            <Button
              variant="quiet"
              aria-label={t('kept.playTitle', { title: track.title })}
              onClick={() => player.play('kept', tracks, index)}
            >
              <Play aria-hidden="true" />
              {t('kept.play')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** One track for each kept recording, even if several copies contain it. */
function listKeptTracks(rooms: readonly Room[], kept: ReadonlyMap<string, number>): PlayerTrack[] {
  const tracks = rooms.flatMap(({ artistName, artistId, songs }) =>
    songs
      .filter(({ audioUrl }) => kept.has(audioUrl))
      .map(({ id, title, audioUrl, coverUrl, peaks, durationMs }) => ({
        id,
        title,
        artist: artistName,
        artistId,
        src: audioUrl,
        coverUrl,
        isPreview: false,
        ...(peaks ? { peaks } : {}),
        ...(durationMs === null ? {} : { seconds: durationMs / 1000 }),
      })),
  )
  return [...new Map(tracks.map((track) => [track.src, track])).values()]
}
