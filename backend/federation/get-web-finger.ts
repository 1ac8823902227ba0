import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { getArtistAddress } from '#module/artists/addresses'
import { config } from '#runtime/config'
import { buildActorUrl, getActorRow } from './actor.ts'

/** Throws 404 for whoever is not here. */
export async function getWebFinger(resource: string): Promise<HttpResponse> {
  const { host, origin } = new URL(config.PUBLIC_URL)
  const account = /^(?:acct:)?@?([^@/]+)@([^@/]+)$/i.exec(resource)
  const isHere = account?.[2]?.toLowerCase() === host
  const page = resource.startsWith(`${origin}/`) ? /\/artists\/([^/?#]+)$/.exec(resource)?.[1] : undefined
  const named = isHere ? account?.[1] : page
  const address = named === undefined ? undefined : await getArtistAddress(named)
  const actor = address && (await getActorRow(address.artistId))
  if (!actor) throw new ApiError(commonErrors.unknown)
  const { id, name } = actor
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
