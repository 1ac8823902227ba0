import type { UsageMetadata } from '@langchain/core/messages'
import { createAgent, providerStrategy } from 'langchain'
import { z } from 'zod'
import { languages } from '#contract/godfrey'
import { chatModel } from './model.ts'
import { promptFor } from './prompt.ts'
import { type Toolbox, toolsFor } from './tools.ts'

/** What the model hands back. Its text is checked (check-answer.ts) before anybody reads it. */
const reply = z.object({
  answer: z.string().describe('What Godfrey says to the asker.'),
  language: z.enum(languages),
})
export type AgentReply = z.infer<typeof reply>

// Each round of a tool is two steps, the answer one more: three rounds at most.
const STEPS_MAX = 8

/** The one agent of the product: model, tools, answer's shape and limits. Throws when the model does not come to an answer. */
export async function runAgent(box: Toolbox, known: string, signal: AbortSignal): Promise<AgentReply> {
  const agent = createAgent({
    model: chatModel(),
    tools: toolsFor(box),
    systemPrompt: promptFor(box.turn.language, known),
    responseFormat: providerStrategy(reply),
  })
  const said = box.turn.history.flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
  ])
  const result = await agent.invoke(
    { messages: [...said, { role: 'user', content: box.turn.question }] },
    { recursionLimit: STEPS_MAX, signal, callbacks: [{ handleLLMEnd: (output) => addUsage(box, output) }] },
  )
  return reply.parse(result.structuredResponse)
}

type Generations = { generations: { message?: { usage_metadata?: UsageMetadata } }[][] }

function addUsage(box: Toolbox, output: unknown): void {
  for (const { message } of (output as Generations).generations.flat()) {
    box.usage.inputTokens += message?.usage_metadata?.input_tokens ?? 0
    box.usage.outputTokens += message?.usage_metadata?.output_tokens ?? 0
  }
}
