import { ChatOpenAI } from '@langchain/openai'
import { config } from '#runtime/config'

const ANSWER_TOKENS_MAX = 700

/**
 * A client for any server with OpenAI's chat completions API. No retries: there is no time for a second attempt. Only
 * worker/godfrey loads LangChain.
 */
export function createChatModel({ tokens = ANSWER_TOKENS_MAX, seconds = 8 } = {}): ChatOpenAI {
  return new ChatOpenAI({
    model: config.OPENAI_MODEL,
    // Self-hosted servers often need no key.
    apiKey: config.OPENAI_API_KEY ?? 'none',
    temperature: 0,
    maxTokens: tokens,
    maxRetries: 0,
    timeout: seconds * 1000,
    useResponsesApi: false,
    ...(config.OPENAI_BASE_URL ? { configuration: { baseURL: config.OPENAI_BASE_URL } } : {}),
  })
}
