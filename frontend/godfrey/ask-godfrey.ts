import { type GodfreyReply, askGodfrey } from '#contract/godfrey'
import { CallError } from '#web/api'
import type { Language } from './conversation.ts'

type Asking = {
  message: string
  language: Language | null
  /** Called with the text so far each time more of it has come. */
  onText: (text: string) => void
  signal: AbortSignal
}

/** Asks and reads the answer as it is said. Resolves with the whole reply; throws CallError, or AbortError after a stop. */
export async function askStreamed({ message, language, onText, signal }: Asking): Promise<GodfreyReply> {
  const answer = await fetch(askGodfrey.path, {
    method: askGodfrey.method,
    credentials: 'include',
    headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ message, language }),
    signal,
  })
  if (!answer.ok || !answer.body) {
    throw new CallError(answer.status, await answer.text(), answer.headers.get('retry-after'))
  }
  let text = ''
  for await (const { event, data } of eventsOf(answer.body)) {
    if (event === 'piece') onText((text += (data as { text: string }).text))
    if (event === 'done') return data as GodfreyReply
    if (event === 'ended') throw new CallError(503, JSON.stringify(data))
  }
  throw new Error('the answer broke off')
}

/** The server-sent events of a body, one by one. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    waiting += decoder.decode(value, { stream: true })
    const blocks = waiting.split('\n\n')
    waiting = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
