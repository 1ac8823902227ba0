import { CONTACT_ADDRESS } from '#contract/letters'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'

const DAY_MS = 86_400_000

/** Where to report vulnerabilities, per RFC 9116: /.well-known/security.txt. */
export function getSecurityContact(): HttpResponse {
  // Renewed every day, so that it is out of date only where the product is no longer run.
  const expires = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 90 * DAY_MS)
  const lines = [
    `Contact: mailto:${CONTACT_ADDRESS}?subject=Security`,
    `Contact: ${config.PUBLIC_URL}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.PUBLIC_URL}/.well-known/security.txt`,
  ]
  return new HttpResponse(200, `${lines.join('\n')}\n`, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  })
}
