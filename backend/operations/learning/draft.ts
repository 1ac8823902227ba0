import { db } from '#database/client'
import { sql } from '#database/sql'
import type { EndpointReply } from '#contract/http'
import { languages } from '#contract/text'
import type { DraftTexts, createDraft } from './contract.ts'

export type Draft = EndpointReply<typeof createDraft>

export type DraftRow = Omit<Draft, 'missing' | 'createdAt'> & { createdAt: Date }

/** The columns of a DraftRow. */
export const DRAFT_COLUMNS = `id, kind, topic, page, texts, created_by AS "createdBy", created_at AS "createdAt"`

export function toDraft(row: DraftRow): Draft {
  return {
    ...row,
    missing: languages.filter((language) => !row.texts[language]?.phrasings.length),
    createdAt: row.createdAt.toISOString(),
  }
}

// Shorter ones are asked by many in the same words and say nothing about anybody.
const OWN_WORDS_MIN_CHARACTERS = 25
const addressOrCode = /\S+@\S+|\b(?:GK|TM)-[\w-]{4,}/i

/** Whether a text holds an address, a code, or word for word what a visitor asked: it would outlive the conversation. */
export async function isVisitorText(texts: DraftTexts): Promise<boolean> {
  const all = Object.values(texts).flatMap(({ phrasings, question, answer }) => [...phrasings, question, answer])
  if (all.some((text) => addressOrCode.test(text))) return true
  const long = all.filter((text) => text.length >= OWN_WORDS_MIN_CHARACTERS).map((text) => text.toLowerCase())
  const [found] = await sql(db, 'SELECT 1 FROM godfrey_turns WHERE lower(trim(question)) = ANY ($1) LIMIT 1', [long])
  return found !== undefined
}
