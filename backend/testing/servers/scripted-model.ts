import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelRequest = { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] }

/** What the scripted model does with one request. */
export type ModelTurn =
  | { say: string; language?: string }
  | { call: string; with: Record<string, unknown> }
  /** Raw text where an answer in the requested schema is expected. */
  | { raw: string }
  /** A raw response body where JSON is expected. */
  | { body: string }
  | { status: number }
  | { silent: true }

/** A server that implements OpenAI's chat completions and responds as the test scripts it. */
export async function startScriptedModel() {
  let script: (request: ModelRequest, round: number) => ModelTurn = () => ({ status: 500 })
  const requests: ModelRequest[] = []
  let made = 0
  const server = createServer(async (req, res) => {
    const request = JSON.parse(await readBody(req)) as ModelRequest
    requests.push(request)
    sendCompletion(res, script(request, requests.length), ++made)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** The requests received since the script was set. */
    requests,
    play: (next: typeof script | ModelTurn) => {
      script = typeof next === 'function' ? next : () => next
      requests.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendCompletion(res: ServerResponse, turn: ModelTurn, n: number): void {
  if ('silent' in turn) return
  if ('status' in turn) {
    res.writeHead(turn.status, { 'content-type': 'application/json' }).end('{"error":{"message":"scripted"}}')
    return
  }
  res.writeHead(200, { 'content-type': 'application/json' })
  if ('body' in turn) {
    res.end(turn.body)
    return
  }
  const message =
    'call' in turn
      ? {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: `call-${n}`, type: 'function', function: { name: turn.call, arguments: JSON.stringify(turn.with) } },
          ],
        }
      : {
          role: 'assistant',
          content:
            'raw' in turn ? turn.raw : JSON.stringify({ answer: turn.say, language: turn.language ?? 'english' }),
        }
  res.end(
    JSON.stringify({
      // Unique, as on real servers: with equal ids the agent's message list would replace one answer with the next.
      id: `chatcmpl-${n}`,
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, message, finish_reason: 'call' in turn ? 'tool_calls' : 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  )
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of req) text += String(chunk)
  return text
}
