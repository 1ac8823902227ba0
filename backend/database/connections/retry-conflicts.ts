import { setTimeout as pause } from 'node:timers/promises'

const TRIES_MAX = 8

/**
 * Repeats work that the database gave up and rolled back because of others who did something at the same time: a
 * serialization failure or a deadlock. Distributed PostgreSQL answers so often, even to a COMMIT.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= TRIES_MAX || !isConflict(error)) throw error
    }
    // At random, so that those who met do not meet again.
    await pause(Math.random() * Math.min(10 * 2 ** attempt, 500))
  }
}

function isConflict(error: unknown): boolean {
  const { code, nativeError } = error as { code?: unknown; nativeError?: unknown }
  return code === '40001' || code === '40P01' || (nativeError !== undefined && isConflict(nativeError))
}
