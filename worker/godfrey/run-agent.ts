import { createAgent, providerStrategy } from 'langchain'
import { z } from 'zod'
import { languages } from '#contract/text'
import { createChatModel } from './create-chat-model.ts'
import { buildSystemPrompt } from './build-system-prompt.ts'
import { type ToolContext, createTools } from './create-tools.ts'
import { trackTokenUsage } from './track-token-usage.ts'

/** The model's structured output. Its text is validated (validateModelAnswer) before anybody sees it. */
const agentReply = z.object({
  answer: z.string().describe('What Godfrey says to the asker.'),
  language: z.enum(languages),
})
type AgentReply = z.infer<typeof agentReply>

// Each tool round takes two steps and the answer one: three rounds at most.
const STEPS_MAX = 8

/** Runs the agent: model, tools, output schema and limits. Throws if the model does not produce an answer. */
export async function runAgent(context: ToolContext, notes: string, signal: AbortSignal): Promise<AgentReply> {
  const agent = createAgent({
    model: createChatModel(),
    tools: createTools(context),
    systemPrompt: buildSystemPrompt(context.turn.language, notes),
    responseFormat: providerStrategy(agentReply),
  })
  const history = context.turn.history.flatMap(({ question, answer }) => [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
  ])
  const result = await agent.invoke(
    { messages: [...history, { role: 'user', content: context.turn.question }] },
    {
      recursionLimit: STEPS_MAX,
      signal,
      callbacks: [{ handleLLMEnd: (output) => trackTokenUsage(context.usage, output) }],
    },
  )
  return agentReply.parse(result.structuredResponse)
}
