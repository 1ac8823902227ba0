import { dim } from './terminal.ts'

/** The launcher's voice: whole lines, and one line of progress below them where the terminal can rewrite it. */
export interface Speaker {
  say: (line?: string) => void
  /** Shows what takes a while until the promise settles. */
  during: <T>(what: string, work: Promise<T>) => Promise<T>
}

export function createSpeaker(out: NodeJS.WriteStream = process.stdout): Speaker {
  const running = new Map<symbol, { what: string; since: number }>()
  // Whoever watched has gone; the product goes on.
  out.on('error', () => {})

  function erase() {
    if (out.isTTY) out.write('\r\u001B[2K')
  }

  function draw() {
    if (!out.isTTY || running.size === 0) return
    const parts = [...running.values()].map(({ what, since }) => {
      const seconds = Math.floor((Date.now() - since) / 1000)
      return seconds > 0 ? `${what} … ${seconds} s` : `${what} …`
    })
    erase()
    out.write(dim(parts.join(' · ').slice(0, Math.max(20, out.columns - 1))))
  }

  const speaker: Speaker = {
    say: (line = '') => {
      erase()
      out.write(`${line}\n`)
      draw()
    },
    during: async (what, work) => {
      const key = Symbol(what)
      running.set(key, { what, since: Date.now() })
      if (!out.isTTY) out.write(`${what} …\n`)
      draw()
      const timer = setInterval(draw, 1000)
      try {
        return await work
      } finally {
        clearInterval(timer)
        running.delete(key)
        erase()
        draw()
      }
    },
  }
  return speaker
}
