import { createBatcher } from '#database/create-batcher'
import type { RegisteredProduct } from '#module/payments'

/** Claiming and delivering cost more than a statement's beginning and end, so batches share the database's cores. */
const PARALLEL = 4

/**
 * Gathers what is to be done with orders of one product, where the product's statements take several (decision 0281): only
 * code-bound ones do.
 */
export function createProductBatcher<In>(
  work: (product: RegisteredProduct, all: In[]) => Promise<boolean[]>,
): (product: RegisteredProduct, one: In) => Promise<boolean> {
  const batchers = new Map<RegisteredProduct, (one: In) => Promise<boolean>>()

  return async (product, one) => {
    if (product.kind !== 'code-bound') return (await work(product, [one]))[0] === true
    let runTogether = batchers.get(product)
    if (!runTogether) {
      runTogether = createBatcher((all: In[]) => work(product, all), { parallel: PARALLEL, retry: true })
      batchers.set(product, runTogether)
    }
    return runTogether(one)
  }
}
