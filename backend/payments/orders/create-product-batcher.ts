import { createBatcher, createRetryLane } from '#database/create-batcher'
import type { RegisteredProduct } from '#module/payments'

/** Claiming and delivering cost more than a statement's beginning and end, so batches share the database's cores. */
const PARALLEL = 4

/**
 * Gathers what is to be done with orders of one product, where the product's statements take several (decision 0281): only
 * code-bound ones do. The others go alone, and are tried again, too, where their answer was lost.
 */
export function createProductBatcher<In>(
  work: (product: RegisteredProduct, all: In[]) => Promise<boolean[]>,
  retryShare: number,
): (product: RegisteredProduct, one: In) => Promise<boolean> {
  const retry = createRetryLane(retryShare)
  const batchers = new Map<RegisteredProduct, (one: In) => Promise<boolean>>()

  return (product, one) => {
    let run = batchers.get(product)
    if (!run) {
      const size = product.kind === 'code-bound' ? { parallel: PARALLEL } : { max: 1, parallel: Infinity }
      run = createBatcher((all: In[]) => work(product, all), { ...size, retry })
      batchers.set(product, run)
    }
    return run(one)
  }
}
