import { getRequestContext, type RequestContext, runDetached } from '#runtime/request-context'

const BATCH_MAX = 1000

/**
 * Batches concurrent calls within one process into set-based work: calls that arrive while a batch is running go into
 * the next one. `work` returns its results in input order; if it fails, every call of the batch fails. Up to `parallel`
 * batches run at once: where a call's own work is most of what a batch costs, PostgreSQL does it on several cores.
 */
export function createBatcher<In, Out>(
  work: (all: In[]) => Promise<Out[]>,
  { parallel = 1 } = {},
): (one: In) => Promise<Out> {
  type Waiting = {
    one: In
    context: RequestContext | undefined
    resolve: (answer: Out) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let running = 0

  const run = async () => {
    // Lets requests that have already arrived be parsed and join this batch.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_MAX)
      waiting = waiting.slice(BATCH_MAX)
      try {
        // Of several that wait, the first stands for all: in its trace and with its deadline, or in none.
        const answers = await runDetached(() => work(batch.map(({ one }) => one)), batch[0]?.context ?? {})
        batch.forEach(({ resolve }, n) => resolve(answers[n] as Out))
      } catch (error) {
        for (const { reject } of batch) reject(error)
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
