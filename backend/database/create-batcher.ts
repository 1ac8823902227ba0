import { config } from '#runtime/config'
import { getRequestContext, type RequestContext, runDetached } from '#runtime/request-context'
import { isAnswerLost, isUnconnected } from './connections/is-answer-lost.ts'
import { Lane } from './connections/lane.ts'

const BATCH_MAX = 1000

/** For a second try, as long as for a free connection. */
const RETRY_PATIENCE_SECONDS = 5

/**
 * The places for second tries of one kind of work, a share of the pool: a thousand at once would keep everybody else out,
 * and what is worth less may not delay what is worth more.
 */
export function createRetryLane(share: number): Lane {
  const places = Math.max(1, Math.floor(config.DATABASE_CONNECTIONS * share))
  return new Lane(places, RETRY_PATIENCE_SECONDS * 1000 * config.DATABASE_PATIENCE)
}

/**
 * Batches concurrent calls within one process into set-based work: calls that arrive while a batch is running go into
 * the next one, up to `max`. `work` returns its results in input order. If it fails, every call of the batch fails;
 * with `retry`, each is tried once more alone in that lane, so that it fails for whoever it concerns only. What found no
 * connection is not tried again; what may be done already, since only its answer was lost, without `repeatsLost` neither.
 * Up to `parallel` batches run at once: where a call's own work is most of what a batch costs, PostgreSQL does it on
 * several cores.
 */
export function createBatcher<In, Out>(
  work: (all: In[]) => Promise<Out[]>,
  {
    max = BATCH_MAX,
    parallel = 1,
    retry,
    repeatsLost = true,
  }: { max?: number; parallel?: number; retry?: Lane; repeatsLost?: boolean } = {},
): (one: In) => Promise<Out> {
  type Waiting = {
    one: In
    context: RequestContext | undefined
    resolve: (answer: Out) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0

  const runBatch = async (batch: Waiting[]) => {
    // Of several that wait, the first stands for all: in its trace and with its deadline, or in none.
    const answers = await runDetached(() => work(batch.map(({ one }) => one)), batch[0]?.context ?? {})
    batch.forEach(({ resolve }, n) => resolve(answers[n] as Out))
  }
  const runAlone = async (call: Waiting, lane: Lane) => {
    await lane.enter()
    try {
      await runBatch([call])
    } finally {
      lane.leave()
    }
  }
  const run = async () => {
    // Lets requests that have already arrived be parsed and join this batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, max)
      waiting = waiting.slice(max)
      try {
        await runBatch(batch)
      } catch (error) {
        const isLost = isAnswerLost(error)
        // A call that was alone is tried again only where its work may be done and just the answer was lost; without a
        // connection nothing was sent, and who waits for the answer would only wait longer.
        const isRepeated = isLost ? repeatsLost : batch.length > 1 && !isUnconnected(error)
        const lane = isRepeated ? retry : undefined
        for (const call of batch) {
          // A second failure says nothing of the first try.
          if (lane) runAlone(call, lane).catch((again: unknown) => call.reject(isLost ? error : again))
          else call.reject(error)
        }
      }
    }
    running--
  }
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, context: getRequestContext(), resolve, reject })
      if (running >= parallel) return
      running++
      void run()
    })
}
