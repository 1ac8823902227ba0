import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { parseAcceptLanguage } from '#text/parse-accept-language'

/** The language of an artist's mails: the one they read last, else that of the application, else English. */
export async function getArtistLanguage(artistId: string): Promise<Language> {
  const [read] = await sql<{ tag: string | null; applied: Language | null }>(
    db,
    // The artist's row keeps the language of sessions that have ended.
    `SELECT coalesce((SELECT s.language FROM sessions s WHERE s.artist_id = $1 AND s.language IS NOT NULL
                       ORDER BY s.last_used_at DESC LIMIT 1),
                     (SELECT a.language FROM artists a WHERE a.id = $1)) AS tag,
            (SELECT g.language FROM g_key_applications g WHERE g.artist_id = $1 ORDER BY g.created_at DESC LIMIT 1) AS applied`,
    [artistId],
  )
  return parseAcceptLanguage(read?.tag ?? '') ?? read?.applied ?? 'english'
}
