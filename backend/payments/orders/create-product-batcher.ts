import { createBatcher } from '#database/create-batcher'
import type { RegisteredProduct } from '#module/payments'

/** Claiming and delivering cost more than a statement's beginning and end, so batches share the database's cores. */
const PARALLEL = 4

/**
 * Gathers what is to be done with orders of one product, where the product's statements take several (decision 0281): only
 * code-bound ones do. Where one order makes the statement fail, each of its batch is tried alone, so that it fails for
 * that buyer only.
 */
export function createProductBatcher<In>(
  work: (product: RegisteredProduct, all: In[]) => Promise<boolean[]>,
): (product: RegisteredProduct, one: In) => Promise<boolean> {
  const batchers = new Map<RegisteredProduct, (one: In) => Promise<boolean | undefined>>()
  const runAlone = async (product: RegisteredProduct, one: In) => (await work(product, [one]))[0] === true

  return async (product, one) => {
    if (product.kind !== 'code-bound') return runAlone(product, one)
    let runTogether = batchers.get(product)
    if (!runTogether) {
      runTogether = createBatcher(
        (all: In[]) =>
          work(product, all).catch((error: unknown) => {
            if (all.length === 1) throw error
            return all.map(() => undefined)
          }),
        { parallel: PARALLEL },
      )
      batchers.set(product, runTogether)
    }
    return (await runTogether(one)) ?? runAlone(product, one)
  }
}
