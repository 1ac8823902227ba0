export type ReceivedEvent = { id: number | undefined; event: string; data: Record<string, unknown> }

/** A client for server-sent events, like a browser's EventSource but without reconnecting. */
export class EventSourceClient {
  readonly events: ReceivedEvent[] = []
  status = 0
  /** Whether the stream has ended. */
  ended = false
  readonly #abort = new AbortController()
  readonly #opened: Promise<void>

  constructor(url: string, headers: Record<string, string> = {}) {
    this.#opened = this.#listen(url, headers)
  }

  /** Opens a stream and waits for the response headers. */
  static async open(url: string, headers: Record<string, string> = {}): Promise<EventSourceClient> {
    const listener = new EventSourceClient(url, headers)
    await listener.#opened
    return listener
  }

  async #listen(url: string, headers: Record<string, string>): Promise<void> {
    const answer = await fetch(url, { headers, signal: this.#abort.signal })
    this.status = answer.status
    if (answer.status === 200 && answer.body) void this.#read(answer.body.pipeThrough(new TextDecoderStream()))
    else await answer.body?.cancel()
  }

  async #read(chunks: AsyncIterable<string>): Promise<void> {
    let text = ''
    try {
      for await (const chunk of chunks) {
        text += chunk
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.#take(block)
      }
    } catch {
      // Closed by the client or the server.
    }
    this.ended = true
  }

  #take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]))
    const data = fields.get('data')
    if (data === undefined) return
    const id = fields.get('id')
    this.events.push({
      id: id === undefined ? undefined : Number(id),
      event: fields.get('event') ?? 'message',
      data: JSON.parse(data) as Record<string, unknown>,
    })
  }

  close(): void {
    this.#abort.abort()
  }
}
