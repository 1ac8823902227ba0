type ResponseOptions = {
  /** For how many milliseconds everybody gets these bytes. They need an ETag: see ready-answers/. */
  readyMs?: number
}

/** A response other than 200 with JSON. */
export class HttpResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  readonly readyMs: number
  constructor(
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
    { readyMs = 0 }: ResponseOptions = {},
  ) {
    this.status = status
    this.body = body
    this.headers = headers
    this.readyMs = readyMs
  }
}
