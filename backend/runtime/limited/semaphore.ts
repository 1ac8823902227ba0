/** Lets `most` callers in at once, in the order they came. Resolves to a function to leave, to be called once. */
export function createSemaphore(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = []
  let inside = 0
  const leave = () => {
    const next = waiting.shift()
    // The place is handed over, so that nobody slips in between.
    if (next) next()
    else inside--
  }
  return async () => {
    if (inside < most) inside++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return leave
  }
}
