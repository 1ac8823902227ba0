import type { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { encodeXml } from '#text/encode-xml'
import { buildActivityResponse, buildActorUrl, buildGoneResponse, buildKeyId, getActorRow } from './actor.ts'
import { getActorKey } from './signatures/actor-key.ts'

export async function getActor(artistId: string): Promise<HttpResponse> {
  const url = buildActorUrl(artistId)
  const actor = await getActorRow(artistId)
  if (!actor) return buildGoneResponse(url, 'Person')
  const { name, stageName, bio, pictureKey } = actor
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
