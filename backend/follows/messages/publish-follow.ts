import { publishSoon } from '#database/pub-sub'
import { buildPayeeTopic } from '#module/payments'

/** Tells the artist's open pages that somebody follows or follows no more. */
export function publishFollow(artistId: string | null | undefined): void {
  if (artistId) publishSoon(buildPayeeTopic(artistId))
}
