import { type GodfreyReply, createTurn } from '#contract/godfrey'
import { sendWithProof } from '#frontend/api/proof-of-work/send-with-proof.ts'
import { ApiError } from '#frontend/api/api-error.ts'
import type { Language } from '#contract/text'

type StreamAnswerInput = {
  message: string
  language: Language | null
  /** The proposal whose button was pressed. */
  confirms: string | null
  /** Called with the accumulated text whenever more of it arrives. */
  onText: (text: string) => void
  signal: AbortSignal
}

/**
 * Asks Godfrey and streams the answer. Resolves with the complete reply. Throws ApiError, or the signal's AbortError
 * when aborted.
 */
export async function streamAnswer({
  message,
  language,
  confirms,
  onText,
  signal,
}: StreamAnswerInput): Promise<GodfreyReply> {
  const response = await sendWithProof(createTurn.path, {
    method: createTurn.method,
    credentials: 'include',
    headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ message, language, confirms }),
    signal,
  })
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, await response.text(), response.headers.get('retry-after'))
  }
  let text = ''
  for await (const { event, data } of readServerSentEvents(response.body)) {
    if (event === 'piece') onText((text += (data as { text: string }).text))
    if (event === 'done') return data as GodfreyReply
    if (event === 'ended') throw new ApiError(503, JSON.stringify(data))
  }
  throw new Error('the answer stream ended early')
}

/** Parses server-sent events from a response body. */
async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffered = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    buffered += decoder.decode(value, { stream: true })
    const blocks = buffered.split('\n\n')
    buffered = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
