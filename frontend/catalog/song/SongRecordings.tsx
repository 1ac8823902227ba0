import type { getSong } from '#contract/catalog'
import { listRecordings } from '#contract/catalog/recordings'
import type { EndpointReply } from '#contract/http'
import { buildAudioUrl } from '#contract/playback'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { CompactPlayer } from '#frontend/player/page/CompactPlayer.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { recordings } from '#text/messages/catalogs/recordings/en'
import type { OwnCopy } from './use-own-copies.ts'

interface SongRecordingsProps {
  song: EndpointReply<typeof getSong>
  /** The visitor's copy, if any. */
  own: OwnCopy | undefined
}

/** The recordings that a song has had, where there was more than one. Owners hear and save the earlier ones, too. */
export function SongRecordings({ song, own }: SongRecordingsProps) {
  const t = useMessages(recordings)
  const read = useApiQuery(listRecordings, { params: { id: song.id } })
  const listed = read.data?.recordings ?? []
  if (listed.length < 2) return null
  return (
    <Section title={t('versions')} intro={t('versionsText')}>
      <ol className="grid max-w-measure gap-6">
        {listed.map(({ id, version, since, note }) => (
          <li key={id} className="border-b border-wall-3 pb-6 last:border-0">
            <h3 className="font-semibold">
              {t('version', { version })}
              <span className="ml-3 text-sm font-normal text-bone-3">
                {id === song.id ? `${t('current')}, ` : ''}
                {t('since', { date: formatDate(since) })}
              </span>
            </h3>
            <p dir="auto" className="mt-1 text-bone-2 [overflow-wrap:anywhere]">
              {note ?? (version === 1 ? t('first') : null)}
            </p>
            {own && id !== song.id && (
              <div className="mt-3">
                <CompactPlayer
                  queueId={`recording ${id}`}
                  tracks={[
                    {
                      id,
                      title: song.title,
                      artist: song.artist,
                      artistId: song.artistId,
                      src: buildAudioUrl(id),
                      coverUrl: song.coverUrl,
                      isPreview: false,
                      label: t('hear', { version, title: song.title }),
                      ...(own.giveable && own.keymailCode ? { giveableCopy: own.keymailCode } : {}),
                    },
                  ]}
                />
                <a className="link mt-2 inline-block py-2" href={`${buildAudioUrl(id)}?download=1`} download>
                  {t('download')}
                </a>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
