import { browserLanguage } from '#platform/browser-language'
import { db, sql } from '#platform/database'
import type { Detection } from './detect-language.ts'
import type { Language } from './knowledge/topic.ts'

// So much must a text say for itself to leave the language of a running conversation, or the browser's.
const ENOUGH_AGAINST_CONVERSATION = 0.8
const ENOUGH_AGAINST_BROWSER = 0.3

/** In this order: what was asked for, what the text speaks, what was spoken before, what the browser reads, English. */
export function chooseLanguage(
  wished: Language | null,
  detected: Detection | undefined,
  spoken: Language | undefined,
  acceptLanguage: string,
): Language {
  if (wished) return wished
  const browser = browserLanguage(acceptLanguage)
  const enough = spoken ? ENOUGH_AGAINST_CONVERSATION : browser ? ENOUGH_AGAINST_BROWSER : 0
  if (detected && detected.weight >= enough) return detected.language
  return spoken ?? browser ?? detected?.language ?? 'english'
}

export async function spokenLanguage(visitorId: string): Promise<Language | undefined> {
  const [row] = await sql<{ language: Language }>(
    db,
    `SELECT language FROM godfrey_conversations WHERE visitor_id = $1 AND updated_at > now() - interval '1 day'`,
    [visitorId],
  )
  return row?.language
}

export async function rememberLanguage(visitorId: string, language: Language): Promise<void> {
  await sql(
    db,
    `INSERT INTO godfrey_conversations (visitor_id, language) VALUES ($1, $2)
     ON CONFLICT (visitor_id) DO UPDATE SET language = EXCLUDED.language, updated_at = now()`,
    [visitorId, language],
  )
}
