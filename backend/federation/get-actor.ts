import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { getArtistAddress } from '#module/artists/addresses'
import { config } from '#runtime/config'
import { encodeXml } from '#text/encode-xml'
import { buildActivityResponse, buildActorUrl, buildKeyId, getActorRow } from './actor.ts'
import { getActorKey } from './signatures/actor-key.ts'

export async function getActor(artistId: string): Promise<HttpResponse> {
  const { name, stageName, bio, pictureKey } = await getActorRow(artistId)
  const url = buildActorUrl(artistId)
  const { publicKey } = await getActorKey(artistId)
  return buildActivityResponse({
    id: url,
    type: 'Person',
    preferredUsername: name,
    name: stageName,
    summary: bio ? `<p>${encodeXml(bio).replaceAll(/\n+/g, '</p><p>')}</p>` : '',
    url: `${config.PUBLIC_URL}/artists/${name}`,
    inbox: `${url}/inbox`,
    outbox: `${url}/outbox`,
    followers: `${url}/followers`,
    manuallyApprovesFollowers: false,
    discoverable: true,
    ...(pictureKey ? { icon: { type: 'Image', url: `${config.PUBLIC_URL}/api/artists/${artistId}/picture` } } : {}),
    publicKey: { id: buildKeyId(artistId), owner: url, publicKeyPem: publicKey },
  })
}

/** Throws 404 for whoever is not here. */
export async function getWebFinger(resource: string): Promise<HttpResponse> {
  const { host, origin } = new URL(config.PUBLIC_URL)
  const account = /^(?:acct:)?@?([^@/]+)@([^@/]+)$/i.exec(resource)
  const isHere = account?.[2]?.toLowerCase() === host
  const page = resource.startsWith(`${origin}/`) ? /\/artists\/([^/?#]+)$/.exec(resource)?.[1] : undefined
  const named = isHere ? account?.[1] : page
  const address = named === undefined ? undefined : await getArtistAddress(named)
  if (!address) throw new ApiError(commonErrors.unknown)
  const { id, name } = await getActorRow(address.artistId)
  const self = buildActorUrl(id)
  const body = {
    subject: `acct:${name}@${host}`,
    aliases: [self, `${config.PUBLIC_URL}/artists/${name}`],
    links: [
      { rel: 'self', type: 'application/activity+json', href: self },
      { rel: 'http://webfinger.net/rel/profile-page', type: 'text/html', href: `${config.PUBLIC_URL}/artists/${name}` },
    ],
  }
  return new HttpResponse(200, Buffer.from(JSON.stringify(body)), {
    'content-type': 'application/jrd+json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  })
}

export async function getActorFollowers(artistId: string): Promise<HttpResponse> {
  await getActorRow(artistId)
  const [row] = await sql<{ count: number }>(
    db,
    'SELECT count(*)::int AS count FROM federation_followers WHERE artist_id = $1',
    [artistId],
  )
  return buildActivityResponse({
    id: `${buildActorUrl(artistId)}/followers`,
    type: 'OrderedCollection',
    totalItems: row?.count ?? 0,
  })
}
