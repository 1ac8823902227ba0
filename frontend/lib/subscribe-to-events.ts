const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
/** A tab hidden for this long closes its connection and resumes when it becomes visible. */
const HIDDEN_TIMEOUT_MS = 5 * 60_000

type EventSubscription = {
  /** The stream's URL, evaluated on every connect. */
  getUrl: () => string
  /** Receives an event's data and id. */
  onMessage: (data: string, id: number) => void
  /** The server has ended the stream for good, because access was revoked. */
  onEnded: () => void
  /** Reports whether the connection is open. */
  onStatusChange: (line: 'live' | 'waiting') => void
}

/** Subscribes to server-sent events and reconnects with exponential backoff. Returns a function that unsubscribes. */
export function subscribeToEvents({ getUrl, onMessage, onEnded, onStatusChange }: EventSubscription): () => void {
  let source: EventSource | undefined
  let pauseMs = FIRST_RETRY_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let over = false

  const connect = () => {
    clearTimeout(retry)
    source?.close()
    const opened = new EventSource(getUrl())
    source = opened
    opened.addEventListener('open', () => {
      pauseMs = FIRST_RETRY_MS
      onStatusChange('live')
    })
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      onMessage(data, Number(lastEventId) || 0),
    )
    opened.addEventListener('ended', () => {
      over = true
      opened.close()
      onStatusChange('waiting')
      onEnded()
    })
    opened.addEventListener('error', () => {
      if (over) return
      onStatusChange('waiting')
      // EventSource reconnects by itself after a lost connection, but not after an error response.
      if (opened.readyState !== EventSource.CLOSED) return
      retry = setTimeout(connect, pauseMs)
      pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS)
    })
  }
  const look = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => source?.close(), HIDDEN_TIMEOUT_MS)
    else if (!over && source?.readyState === EventSource.CLOSED) connect()
  }
  connect()
  document.addEventListener('visibilitychange', look)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', look)
    clearTimeout(retry)
    clearTimeout(hiding)
    source?.close()
  }
}
