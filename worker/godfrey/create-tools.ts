import { tool } from 'langchain'
import { z } from 'zod'
import { CORRECTION_KINDS } from '#contract/corrections'
import { listCorrectableValues } from '#module/corrections'
import { createDialogueProposal } from '#module/corrections/dialogue'
import {
  type TokenUsage,
  type WaitingTurn,
  isHandoffRequest,
  getStatusAnswer,
  searchTopics,
  createHandoff,
  getSessionById,
  recordToolCall,
  renderFacts,
} from '#module/godfrey'
import { foldForPatterns } from '#text/fold-text'
import type { Session } from '#http/session'

export type ToolContext = {
  turn: WaitingTurn
  runId: string
  /** Tokens used by the run so far. */
  usage: TokenUsage
  /** Tool outputs: besides our own facts, the only numbers an answer may contain. */
  groundingTexts: string[]
  /** Pages and topics the run has looked up. */
  pages: Set<string>
  topics: Set<string>
}

type ToolHandler<I> = (input: I, session: Session | undefined) => Promise<unknown>

/**
 * Godfrey's tools. They read the visitor's identity from the session on each call, never from the model's input. None
 * of them approves, pays or changes anything. Every call is recorded with its input and output.
 */
export function createTools(box: ToolContext) {
  const { language } = box.turn
  const guarded =
    <I>(name: string, work: ToolHandler<I>) =>
    async (input: I): Promise<string> => {
      const session = await getSessionById(box.turn.sessionId)
      const output = await work(input, session)
      await recordToolCall(box.runId, { name, input, output, usage: box.usage })
      const text = JSON.stringify(output)
      box.groundingTexts.push(text)
      return text
    }

  return [
    tool(
      guarded<{ question: string }>('look_up', ({ question }) => {
        const found = searchTopics(question, language).slice(0, 3)
        for (const { topic } of found) {
          box.pages.add(topic.page)
          box.topics.add(topic.id)
        }
        const entries = found.map(({ topic }) => ({
          topic: topic.id,
          page: topic.page,
          answer: renderFacts(topic[language].answer),
        }))
        return Promise.resolve(entries.length > 0 ? { entries } : { entries, note: 'Nothing is known about this.' })
      }),
      {
        name: 'look_up',
        description: 'Looks up what TuneMaker knows: prices, limits, how things work, what messages mean.',
        schema: z.object({ question: z.string().max(500) }),
      },
    ),
    tool(
      guarded<{ about: 'g-key' | 'keymails' | 'songs' | 'application' }>('my_status', async ({ about }, session) => {
        const { text, page } = await getStatusAnswer(about, session, language)
        box.pages.add(page)
        return { status: text, page }
      }),
      {
        name: 'my_status',
        description:
          "The state of the asker's own G-Key, Keymails, songs or application. Knows whose they are; takes no ids.",
        schema: z.object({ about: z.enum(['g-key', 'keymails', 'songs', 'application']) }),
      },
    ),
    tool(
      guarded<{ kind: (typeof CORRECTION_KINDS)[number]; subject: string; becomes: string }>(
        'propose_correction',
        async (wish, session) => {
          if (!session) return { error: 'signed-out' }
          const subjectId = await getOwnSubjectId(wish.kind, wish.subject, session)
          const { text, outcome } = await createDialogueProposal({ ...wish, subjectId }, language, session)
          box.pages.add('/request-correction')
          return { outcome, say: text }
        },
      ),
      {
        name: 'propose_correction',
        description:
          "Writes down a correction of the asker's own things and returns the sentence that shows it back. Changes nothing: only the asker's yes does.",
        schema: z.object({
          kind: z.enum(CORRECTION_KINDS),
          subject: z.string().max(200).describe('The title as it stands now; empty where the kind says it all.'),
          becomes: z.string().max(2000).describe('What it should say.'),
        }),
      },
    ),
    tool(
      guarded<{ summary: string }>('hand_over', async ({ summary }, session) => {
        if (!session) return { error: 'signed-out' }
        // Only the visitor's own request triggers a handoff, not a text the model has read.
        if (!isHandoffRequest(box.turn.question, language))
          return { error: 'not-asked', say: 'The asker did not ask for a person.' }
        try {
          const { number, dueBy } = await createHandoff(
            { text: `${box.turn.question}\n\n${summary}`.slice(0, 2000) },
            session,
          )
          return { reviewNumber: number, dueBy }
        } catch {
          return { error: 'too-many', say: 'Enough reviews were opened this hour.' }
        }
      }),
      {
        name: 'hand_over',
        description: 'Hands the asker to a person when they ask for one. Returns the number of the review.',
        schema: z.object({ summary: z.string().max(1000) }),
      },
    ),
  ]
}

/**
 * The id of the visitor's own song, edition or post with this name; null if they have none or the kind has no such
 * subject.
 */
async function getOwnSubjectId(kind: string, name: string, { artistId }: Session): Promise<string | null> {
  if (!artistId) return null
  const { songs, editions, posts } = await listCorrectableValues(artistId)
  const things =
    { 'song-title': songs, price: editions, 'green-room-post': posts.map(({ id, text }) => ({ id, title: text })) }[
      kind
    ] ?? []
  const wanted = foldForPatterns(name)
  const alike = things.filter(({ title }) => foldForPatterns(title) === wanted)
  // With two of the same name, do not guess.
  return alike.length === 1 ? (alike[0]?.id ?? null) : null
}
