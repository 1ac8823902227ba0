import {
  type Assessment,
  type AssessedReview,
  applyModelAssessment,
  buildAssessment,
  createAssessment,
  getAssessedReview,
  getRecipientLanguage,
  type ModelAssessment,
} from '#module/godfrey/assessments'
import { isTokenBudgetExhausted, startReviewRun, type TokenUsage, updateReviewRun } from '#module/godfrey/agent'
import { parseDocument } from '#module/copyright/documents'
import { storage } from '#module/storage'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { AgentProblem, runAgentGraph, runWithTimeout } from './agent-graph.ts'
import { getModelAssessment } from './get-model-assessment.ts'

/** Nobody waits for an assessment. */
const TIMEOUT_MS = 60_000

/** Job: assesses reviews for the person who decides them: what agrees, what is in doubt, and the start of an answer. */
export async function createAssessments(reviewIds: readonly string[]): Promise<void> {
  for (const reviewId of reviewIds) {
    const review = await getAssessedReview(reviewId)
    // One that cannot be assessed does not keep the others waiting.
    if (review)
      await assessReview(review).catch((error: unknown) =>
        log.error({ err: error, reviewId }, 'a review was not assessed'),
      )
  }
}

async function assessReview(review: AssessedReview): Promise<void> {
  const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }
  const runId = config.hasModel ? await startReviewRun(review.id) : undefined
  const language = getRecipientLanguage(review)
  // The evidence and the documents: the only texts that a point of the model may quote.
  const texts = [JSON.stringify(review.evidence), review.reason, review.subject]
  const { result, problem } = await runAgentGraph<Assessment, ModelAssessment>({
    applyPolicy: async () => buildAssessment(review),
    askModel: runId
      ? async (policy) => {
          if (await isTokenBudgetExhausted(null)) throw new AgentProblem("the day's tokens are used up")
          const context = { review, language, policy, runId, usage, readDocuments: () => readDocuments(review, texts) }
          return runWithTimeout(TIMEOUT_MS, (signal) => getModelAssessment(context, signal))
        }
      : null,
    check: (reply, policy) => {
      const { assessment, problem: dropped } = applyModelAssessment(policy, reply, {
        texts,
        language,
        question: review.reason,
      })
      return { result: assessment, problem: dropped }
    },
  })
  await createAssessment(review.id, result)
  if (runId) await updateReviewRun(runId, { problem, usage })
}

/** The text of a review's documents, read in the limited process; from then on the model may quote it. */
async function readDocuments({ documents }: AssessedReview, texts: string[]): Promise<string> {
  const read = await Promise.all(
    documents.map(async ({ key, type, bytes }) => {
      const { lines } = await parseDocument(await storage.read(key, 0, bytes - 1), type)
      return lines.map(({ page, cells }) => `[page ${page}] ${cells.map(({ text }) => text).join('   ')}`).join('\n')
    }),
  )
  const text = read.join('\n\n').slice(0, 20_000)
  texts.push(text.replaceAll(/\[page \d+\] /g, ''))
  return text
}
