import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { getSitemap } from '../contract.ts'

const DISALLOWED = ['/api/', '/paypal/', '/admin/', '/enter', '/private-green-room', '/members-workshop']

/** What crawlers may read, and where the sitemap is, which has to be named by its whole address. */
export function getRobotsFile(): HttpResponse {
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.PUBLIC_URL}${getSitemap.path}`,
  ]
  return new HttpResponse(200, `${lines.join('\n')}\n`, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  })
}
