import { ChatOpenAI } from '@langchain/openai'
import { config } from '#platform/config'

const ANSWER_TOKENS_MAX = 700

/**
 * Any server that speaks OpenAI's chat completions. One try: eight seconds are too short for a second, and who is down
 * stays down for longer. Only worker/godfrey loads LangChain.
 */
export function chatModel({ tokens = ANSWER_TOKENS_MAX, seconds = 8 } = {}): ChatOpenAI {
  return new ChatOpenAI({
    model: config.OPENAI_MODEL,
    // A server of one's own often wants none.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    temperature: 0,
    maxTokens: tokens,
    maxRetries: 0,
    timeout: seconds * 1000,
    useResponsesApi: false,
    ...(config.OPENAI_BASE_URL ? { configuration: { baseURL: config.OPENAI_BASE_URL } } : {}),
  })
}
