import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'

/**
 * Redirects a mailed confirmation link to the page with the confirm button. Mail programs prefetch links, so the GET
 * consumes nothing.
 */
export async function getApplicationLink(token: string): Promise<HttpResponse> {
  const location = `${config.PUBLIC_URL}/governance-tracker?token=${encodeURIComponent(token)}`
  return new HttpResponse(302, undefined, { location })
}
