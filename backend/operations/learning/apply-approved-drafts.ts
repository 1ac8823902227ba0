import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { languages } from '#contract/text'
import { topicFile } from '#module/godfrey'
import type { DraftRow } from './draft.ts'

/** New topics wait in this theme until somebody moves them. */
const NEW_THEME = 'learnt'

/**
 * Writes the approved drafts into the knowledge files of `folder` and marks them as learnt. Returns the ids of the topics
 * that changed. Phrasings that a topic has already are left out.
 */
export async function applyApprovedDrafts(folder: string): Promise<string[]> {
  const drafts = await sql<Pick<DraftRow, 'id' | 'kind' | 'topic' | 'page' | 'texts'>>(
    db,
    `SELECT id, kind, topic, page, texts FROM godfrey_drafts WHERE state = 'approved' ORDER BY id`,
  )
  for (const { kind, topic, page, texts } of drafts) {
    const path = globSync(`*/${topic}.json`, { cwd: folder })[0] ?? join(NEW_THEME, `${topic}.json`)
    const file = kind === 'topic' ? buildTopic(page, texts) : addPhrasings(join(folder, path), texts)
    const directory = join(folder, path, '..')
    if (!existsSync(directory)) mkdirSync(directory)
    writeFileSync(join(folder, path), `${JSON.stringify(topicFile.parse(file), null, 2)}\n`)
  }
  await sql(db, `UPDATE godfrey_drafts SET state = 'learnt', learnt_at = now() WHERE id = ANY ($1)`, [
    drafts.map(({ id }) => id),
  ])
  return [...new Set(drafts.map(({ topic }) => topic))]
}

function buildTopic(page: string, texts: DraftRow['texts']) {
  return {
    page,
    ...Object.fromEntries(
      languages.map((language) => {
        const { question = '', answer = '', phrasings = [] } = texts[language] ?? {}
        return [language, { question, answer, utterances: phrasings }]
      }),
    ),
  }
}

function addPhrasings(path: string, texts: DraftRow['texts']) {
  const topic = topicFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  for (const language of languages) {
    const known = new Set(topic[language].utterances)
    topic[language].utterances.push(...(texts[language]?.phrasings ?? []).filter((phrasing) => !known.has(phrasing)))
  }
  return topic
}
