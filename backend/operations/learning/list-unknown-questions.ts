import { db } from '#database/client'
import { sql } from '#database/sql'
import type { EndpointReply } from '#contract/http'
import type { Language } from '#contract/text'
import { listLikelyTopics } from '#module/godfrey'
import { EXAMPLES_LIMIT, type listUnknownQuestions as endpoint } from './contract.ts'

const QUESTIONS_LIMIT = 500

type Row = { text: string; language: Language; thumbsDown: boolean; comment: string | null; at: Date }

/** The latest questions without an answer or with thumbs down, in groups of the likeliest topic, the largest first. */
export async function listUnknownQuestions(): Promise<EndpointReply<typeof endpoint>> {
  const rows = await sql<Row>(
    db,
    `SELECT question AS text, language, thumb IS NOT DISTINCT FROM 'down' AS "thumbsDown", comment, asked_at AS at
       FROM godfrey_turns
      WHERE (origin IN ('nothing', 'choice') OR thumb = 'down') AND question <> ''
      ORDER BY asked_at DESC LIMIT ${QUESTIONS_LIMIT}`,
  )
  const groups = Map.groupBy(rows, ({ text }) => listLikelyTopics(text)[0])
  return {
    groups: [...groups]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([topic, questions]) => ({
        topic: topic?.id ?? '',
        title: topic?.english.question ?? '',
        questions: questions.length,
        thumbsDown: questions.filter(({ thumbsDown }) => thumbsDown).length,
        examples: questions
          .slice(0, EXAMPLES_LIMIT)
          .map((question) => ({ ...question, at: question.at.toISOString() })),
      })),
  }
}
