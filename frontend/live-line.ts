const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
/** A tab that nobody has looked at for this long lets its line go, and takes it up again where it was. */
const HIDDEN_MS = 5 * 60_000

type Line = {
  /** Where to listen; asked anew each time the line is taken up again. */
  address: () => string
  /** One event: its data, and its number. */
  heard: (data: string, id: number) => void
  /** The server has ended it for good, as the right to listen is gone. */
  ended: () => void
  /** Whether the line is up. */
  turned: (line: 'live' | 'waiting') => void
}

/** Keeps a line of server-sent events up until what it returns is called. */
export function keepLine({ address, heard, ended, turned }: Line): () => void {
  let source: EventSource | undefined
  let pauseMs = FIRST_PAUSE_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let over = false

  const connect = () => {
    clearTimeout(retry)
    source?.close()
    const opened = new EventSource(address())
    source = opened
    opened.addEventListener('open', () => {
      pauseMs = FIRST_PAUSE_MS
      turned('live')
    })
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) =>
      heard(data, Number(lastEventId) || 0),
    )
    opened.addEventListener('ended', () => {
      over = true
      opened.close()
      turned('waiting')
      ended()
    })
    opened.addEventListener('error', () => {
      if (over) return
      turned('waiting')
      // The browser tries again by itself after a cut, not after a "no".
      if (opened.readyState !== EventSource.CLOSED) return
      retry = setTimeout(connect, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }
  const look = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(() => source?.close(), HIDDEN_MS)
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
