import { dim } from './terminal.ts'

/** Terminal output of the launcher: whole lines, with one progress line below them if the terminal can rewrite it. */
export interface Reporter {
  print: (line?: string) => void
  /** Shows progress until the promise settles. */
  withProgress: <T>(what: string, work: Promise<T>) => Promise<T>
}

export function createReporter(out: NodeJS.WriteStream = process.stdout): Reporter {
  const running = new Map<symbol, { what: string; since: number }>()
  // The terminal may be closed; the product continues.
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

  const reporter: Reporter = {
    print: (line = '') => {
      erase()
      out.write(`${line}\n`)
      draw()
    },
    withProgress: async (what, work) => {
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
  return reporter
}
