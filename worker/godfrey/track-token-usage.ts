import type { UsageMetadata } from '@langchain/core/messages'
import type { TokenUsage } from '#module/godfrey/agent'

type Generations = { generations: { message?: { usage_metadata?: UsageMetadata } }[][] }

/** Adds what a call of the model used. */
export function trackTokenUsage(usage: TokenUsage, output: unknown): void {
  for (const { message } of (output as Generations).generations.flat()) {
    usage.inputTokens += message?.usage_metadata?.input_tokens ?? 0
    usage.outputTokens += message?.usage_metadata?.output_tokens ?? 0
  }
}
