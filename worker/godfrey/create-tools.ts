import { tool } from 'langchain'
import { z } from 'zod'
import { CORRECTION_KINDS } from '#contract/corrections'
import { listCorrectableValues } from '#module/corrections'
import { createDialogueProposal } from '#module/corrections/dialogue'
import { createHandoff, getStatusAnswer, isHandoffRequest, listKnowledge } from '#module/godfrey'
import { getSessionById, recordToolCall, type TokenUsage, type WaitingTurn } from '#module/godfrey/agent'
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

/**
 * Godfrey's tools. They read the visitor's identity from the session on each call, never from the model's input. None
 * of them approves, pays or changes anything. Every call is recorded with its input and output.
 */
export function createTools(context: ToolContext) {
  return [
    createKnowledgeTool(context),
    createStatusTool(context),
    createCorrectionTool(context),
    createHandoffTool(context),
  ]
}

/** Runs a tool's work with the current session and records the call. */
function recorded<I>(
  context: ToolContext,
  name: string,
  work: (input: I, session: Session | undefined) => unknown,
): (input: I) => Promise<string> {
  return async (input) => {
    const session = await getSessionById(context.turn.sessionId)
    const output = await work(input, session)
    await recordToolCall(context.runId, { name, input, output, usage: context.usage })
    const text = JSON.stringify(output)
    context.groundingTexts.push(text)
    return text
  }
}

function createKnowledgeTool(context: ToolContext) {
  return tool(
    recorded<{ question: string }>(context, 'look_up', ({ question }) => {
      const entries = listKnowledge(question, context.turn.language)
      for (const { topic, page } of entries) {
        context.pages.add(page)
        context.topics.add(topic)
      }
      return entries.length > 0 ? { entries } : { entries, note: 'Nothing is known about this.' }
    }),
    {
      name: 'look_up',
      description: 'Looks up what TuneMaker knows: prices, limits, how things work, what messages mean.',
      schema: z.object({ question: z.string().max(500) }),
    },
  )
}

function createStatusTool(context: ToolContext) {
  return tool(
    recorded<{ about: 'g-key' | 'keymails' | 'songs' | 'application' }>(
      context,
      'my_status',
      async ({ about }, session) => {
        const { text, page } = await getStatusAnswer(about, session, context.turn.language)
        context.pages.add(page)
        return { status: text, page }
      },
    ),
    {
      name: 'my_status',
      description:
        "The state of the asker's own G-Key, Keymails, songs or application. Knows whose they are; takes no ids.",
      schema: z.object({ about: z.enum(['g-key', 'keymails', 'songs', 'application']) }),
    },
  )
}

function createCorrectionTool(context: ToolContext) {
  return tool(
    recorded<{ kind: (typeof CORRECTION_KINDS)[number]; subject: string; becomes: string }>(
      context,
      'propose_correction',
      async (change, session) => {
        if (!session) return { error: 'signed-out' }
        const subjectId = await getOwnSubjectId(change.kind, change.subject, session)
        const { text, outcome } = await createDialogueProposal({ ...change, subjectId }, context.turn.language, session)
        context.pages.add('/request-correction')
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
  )
}

function createHandoffTool(context: ToolContext) {
  const { turn } = context
  return tool(
    recorded<{ summary: string }>(context, 'hand_over', async ({ summary }, session) => {
      if (!session) return { error: 'signed-out' }
      // Only the visitor's own request triggers a handoff, not a text the model has read.
      if (!isHandoffRequest(turn.question, turn.language))
        return { error: 'not-asked', say: 'The asker did not ask for a person.' }
      try {
        const { number, dueBy } = await createHandoff(
          { text: `${turn.question}\n\n${summary}`.slice(0, 2000) },
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
  )
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
