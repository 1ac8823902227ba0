/**
 * Gathers the calls of one process that wait at the same time into one piece of set-based work: what comes while a
 * batch is on its way to the database goes with the next. `work` answers in the order asked; when it fails, all of its
 * batch fail.
 */
export function gather<In, Out>(work: (all: In[]) => Promise<Out[]>, most = 1000): (one: In) => Promise<Out> {
  type Waiting = { one: In; resolve: (answer: Out) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let busy = false

  const run = async () => {
    // Everything that has arrived by now has been read before this.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const answers = await work(batch.map(({ one }) => one))
        batch.forEach(({ resolve }, n) => resolve(answers[n] as Out))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (busy) return
      busy = true
      void run()
    })
}
