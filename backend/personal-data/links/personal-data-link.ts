import { z } from 'zod'
import { errors, PERSONAL_DATA_LINK_MINUTES } from '#contract/personal-data'
import type { Db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { getOneTimeLink, type OneTimeLink } from '#module/mail/one-time-links'

const personalDataLinkData = z.object({ email: z.string() })

/** Proves an address. What it may do is read again from the rows each time. */
export const personalDataLink: OneTimeLink<typeof personalDataLinkData> = {
  kind: 'personal-data',
  page: '/your-data',
  minutes: PERSONAL_DATA_LINK_MINUTES,
  data: personalDataLinkData,
}

// Whoever holds a stolen G-Key could change the address and ask for everything: its old owner has these days to object.
const isSettledSql = `
  NOT EXISTS (SELECT FROM corrections c WHERE c.artist_id = a.id AND c.kind = 'contact-email' AND c.state = 'applied'
                                          AND c.applied_at > now() - interval '7 days')`

/** The artists whose contact address this is, and has been for a week. */
export function listOwnArtists(on: Db, email: string): Promise<{ id: string; stageName: string }[]> {
  return sql(
    on,
    `SELECT a.id, a.stage_name AS "stageName" FROM artists a
      WHERE lower(a.email) = $1 AND a.account_type = 'production' AND ${isSettledSql} ORDER BY a.id`,
    [email],
  )
}

/** The address that a link proves. Throws 404 for an unknown one, and for an artist whose contact address it is not. */
export async function assertOwner(on: Db, token: string, artistId: string | null): Promise<string> {
  const link = await getOneTimeLink(on, personalDataLink, token)
  if (!link) throw new ApiError(errors['personal-data-link-expired'])
  if (artistId !== null && !(await listOwnArtists(on, link.email)).some(({ id }) => id === artistId))
    throw new ApiError(errors['personal-data-link-expired'])
  return link.email
}
