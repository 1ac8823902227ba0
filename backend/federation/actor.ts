import { errors as artistErrors } from '#contract/artists'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'

export const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public'

const ACTIVITY_CONTEXT = ['https://www.w3.org/ns/activitystreams', 'https://w3id.org/security/v1']

export type ActorRow = { id: string; name: string; stageName: string; bio: string | null; pictureKey: string | null }

/** The artist as others see them; null for one who has left. Throws 404 for whoever has no public page. */
export async function getActorRow(artistId: string): Promise<ActorRow | null> {
  const [artist] = await sql<ActorRow & { hasLeft: boolean }>(
    db,
    `SELECT a.id, a.stage_name AS "stageName", a.bio, a.picture_key AS "pictureKey", a.closed_at IS NOT NULL AS "hasLeft",
            coalesce((SELECT name FROM artist_addresses d WHERE d.artist_id = a.id AND d.is_current), a.id::text) AS name
       FROM artists a
      WHERE a.id = $1 AND a.account_type = 'production' AND (a.closed_at IS NOT NULL OR a.suspended_at IS NULL)`,
    [artistId],
  )
  if (!artist) throw new ApiError(artistErrors['artist-unknown'])
  return artist.hasLeft ? null : artist
}

export const buildActorUrl = (artistId: string) => `${config.PUBLIC_URL}/activitypub/artists/${artistId}`

export const buildKeyId = (artistId: string) => `${buildActorUrl(artistId)}#main-key`

/** With the context that servers without JSON-LD expect to find at the top. */
export const toJsonLd = (object: object) => ({ '@context': ACTIVITY_CONTEXT, ...object })

export function buildActivityResponse(object: object, status = 200): HttpResponse {
  return new HttpResponse(status, Buffer.from(JSON.stringify(toJsonLd(object))), {
    'content-type': 'application/activity+json; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
}

export const buildTombstone = (id: string, formerType: string) => ({ id, type: 'Tombstone', formerType })

/** For what was here and has been deleted: 410, at which other servers forget it, too. */
export const buildGoneResponse = (id: string, formerType: string): HttpResponse =>
  buildActivityResponse(buildTombstone(id, formerType), 410)
