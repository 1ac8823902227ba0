import { tool } from 'langchain'
import { z } from 'zod'
import { CORRECTION_KINDS } from '#contract/corrections'
import { listCorrectableValues } from '#module/corrections'
import { createDialogueProposal } from '#module/corrections/dialogue'
import { getOwnAnswer, listKnowledge, OWN_TOPICS } from '#module/godfrey'
import { getSessionById, createToolCall, type TokenUsage, type WaitingTurn } from '#module/godfrey/agent'
import { toPatternText } from '#text/to-folded-text'
import type { Session } from '#http/sessions/session'

export type ToolContext = {
  turn: WaitingTurn
  runId: string
  /** Tokens used by the run so far. */
  usage: TokenUsage
  /** Tool outputs: besides our own facts, the only numbers an answer may contain. */
  groundingTexts: string[]
  /** What the session's own rows said. */
  ownTexts: string[]
  /** The last proposal of a correction, and the sentence that shows it. */
  proposal: { text: string; id: string; button: boolean } | null
  /** Pages and topics the run has looked up. */
  pages: Set<string>
  topics: Set<string>
}

/**
 * Godfrey's tools. They read the visitor's identity from the session on each call, never from the model's input. None
 * of them approves, pays or changes anything. Every call is recorded with its input and output.
 */
export function createTools(context: ToolContext) {
  return [createKnowledgeTool(context), createStatusTool(context), createCorrectionTool(context)]
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
    await createToolCall(context.runId, { name, input, output, usage: context.usage })
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
    recorded<{ about: (typeof OWN_TOPICS)[number] }>(context, 'my_status', async ({ about }, session) => {
      if (!session) return { error: 'signed-out' }
      const { text, page } = await getOwnAnswer(about, context.turn.question, session, context.turn.language)
      context.pages.add(page)
      context.ownTexts.push(text)
      return { status: text, page }
    }),
    {
      name: 'my_status',
      description:
        "The asker's own affairs: G-Key, Keymails, songs, application, earnings, copies, payments, reviews. Knows whose they are; takes no ids.",
      schema: z.object({ about: z.enum(OWN_TOPICS) }),
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
        const reply = await createDialogueProposal({ ...change, subjectId }, context.turn.language, session)
        context.proposal = reply.proposal && { text: reply.text, ...reply.proposal }
        return { outcome: reply.outcome, say: reply.text }
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
  const wanted = toPatternText(name)
  const alike = things.filter(({ title }) => toPatternText(title) === wanted)
  // With two of the same name, do not guess.
  return alike.length === 1 ? (alike[0]?.id ?? null) : null
}
