import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { parseAcceptLanguage } from '#text/parse-accept-language'

/**
 * The language for a mail: that of `tag`, the browser that the mail is about, if it is one of ours. Else the one in which
 * whoever the address belongs to read last, on any device and also after its session has ended; undefined if the address
 * never told us one.
 */
export async function getReceiverLanguage(email: string, tag?: string | null): Promise<Language | undefined> {
  const wanted = parseAcceptLanguage(tag ?? '')
  if (wanted) return wanted
  const [read] = await sql<{ tag: string | null; followed: Language | null }>(
    db,
    `SELECT coalesce((SELECT a.language FROM artists a WHERE lower(a.email) = $1 AND a.language IS NOT NULL LIMIT 1),
                     (SELECT f.language FROM fans f WHERE f.address = $1 AND f.language IS NOT NULL
                       ORDER BY f.id DESC LIMIT 1),
                     (SELECT c.language FROM collectors c WHERE c.email = $1)) AS tag,
            (SELECT r.language FROM followers r WHERE r.email = $1) AS followed`,
    [email.toLowerCase()],
  )
  return parseAcceptLanguage(read?.tag ?? '') ?? read?.followed ?? undefined
}
