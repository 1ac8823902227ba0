import type { RequestContext } from '#runtime/request-context'

/**
 * A share of a pool that some callers may not exceed, so that the rest stays free for the others. Those who come when it
 * is used up wait in line.
 */
export class Lane {
  #free: number
  readonly #waiting: (() => void)[] = []
  readonly #patienceMs: number

  constructor(size: number, patienceMs: number) {
    this.#free = size
    this.#patienceMs = patienceMs
  }

  /** Waits for a place. The error of who waited too long is answered 503, like that of a full pool. */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new Error('Unable to acquire a connection: those of this kind of caller are all in use'))
    }, this.#patienceMs)
    await promise.finally(() => clearTimeout(timer))
  }

  /** Gives the place to the one who has waited longest. */
  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}

/** Who may not take the connections that buyers need: staff, whose questions are large, and exports. */
export function isBackgroundCaller(context: RequestContext | undefined): boolean {
  return context?.caller === 'staff' || context?.isExport === true
}
