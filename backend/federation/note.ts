import { config } from '#runtime/config'
import { formatDollars } from '#text/money'
import { encodeXml } from '#text/encode-xml'
import { buildActorUrl, buildTombstone, PUBLIC } from './actor.ts'

export type Release = {
  /** The edition's. */
  id: string
  artistId: string
  artist: string
  title: string
  path: string
  cents: number
  copies: number
  at: Date
}

/** SQL: every public edition, as a `Release`. */
export const releaseSql = `
  SELECT e.id, e.artist_id AS "artistId", a.stage_name AS artist, e.title, e.price_cents AS cents, e.copies,
         coalesce(uuid_extract_timestamp(e.id), e.created_at) AS at,
         CASE e.kind WHEN 'album' THEN '/albums/' || e.id ELSE '/songs/' || es.song_id END AS path
    FROM editions e JOIN artists a ON a.id = e.artist_id
   CROSS JOIN LATERAL (SELECT song_id FROM edition_songs WHERE edition_id = e.id ORDER BY position LIMIT 1) es
   WHERE e.state = 'published' AND e.blocked_at IS NULL AND a.account_type = 'production' AND a.closed_at IS NULL
     AND a.suspended_at IS NULL
     AND NOT EXISTS (SELECT FROM edition_songs x JOIN songs s ON s.id = x.song_id
                      WHERE x.edition_id = e.id AND s.state <> 'published')`

export const buildNoteUrl = (editionId: string) => `${config.PUBLIC_URL}/activitypub/releases/${editionId}`

export function buildNote({ id, artistId, artist, title, path, cents, copies, at }: Release) {
  const url = config.PUBLIC_URL + path
  const edition = copies === 1 ? 'The only copy there is' : `${copies.toLocaleString('en-US')} numbered copies`
  const sentence = `New: “${title}” by ${artist}. ${edition}, $${formatDollars(cents)} each, and never another one.`
  return {
    id: buildNoteUrl(id),
    type: 'Note',
    attributedTo: buildActorUrl(artistId),
    content: `<p>${encodeXml(sentence)}</p><p><a href="${encodeXml(url)}">${encodeXml(url)}</a></p>`,
    url,
    published: at.toISOString(),
    to: [PUBLIC],
    cc: [`${buildActorUrl(artistId)}/followers`],
    attachment: [
      {
        type: 'Image',
        mediaType: 'image/png',
        url: `${config.PUBLIC_URL}/api/share-image?${new URLSearchParams({ page: path })}`,
        name: `“${title}” by ${artist}`,
      },
    ],
  }
}

export const buildCreateId = (editionId: string) => `${buildNoteUrl(editionId)}#create`

export function buildCreate(release: Release) {
  const note = buildNote(release)
  const { attributedTo: actor, published, to, cc } = note
  return { id: buildCreateId(release.id), type: 'Create', actor, published, to, cc, object: note }
}

/** Of a release that was taken down or, without one, of an artist who has left. `id` is that of the deletion. */
export function buildDelete({ id, artistId, editionId }: { id: string; artistId: string; editionId: string | null }) {
  const actor = buildActorUrl(artistId)
  return {
    id: `${actor}#deletes/${id}`,
    type: 'Delete',
    actor,
    to: [PUBLIC],
    object: editionId === null ? actor : buildTombstone(buildNoteUrl(editionId), 'Note'),
  }
}
