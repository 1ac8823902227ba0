import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { db } from '#database/client'
import { sql } from '#database/sql'

const LEASE_SECONDS = 10
const RENEW_MS = 1_000
const WAIT_MS = 15_000

/**
 * Allows one writer per upload across all web processes, by a lease on its row. The writer renews it while alive, so a
 * killed process holds it for at most ten seconds. A waiting client asks the current writer to release it, as happens
 * when a client reconnects while its broken connection still looks open.
 */
export const uploadLocker: Locker = { newLock: (id) => new UploadLease(id) }

class UploadLease implements Lock {
  readonly #uploadId: string
  readonly #leaseId = randomUUID()
  #renewing: ReturnType<typeof setInterval> | undefined

  constructor(uploadId: string) {
    this.#uploadId = uploadId
  }

  async lock(stop: AbortSignal, requestRelease: () => void | Promise<void>): Promise<void> {
    const end = Date.now() + WAIT_MS
    while (!(await this.#take())) {
      if (stop.aborted || Date.now() > end) throw ERRORS.ERR_LOCK_TIMEOUT
      await sql(db, 'UPDATE uploads SET release_asked = true WHERE id = $1 AND lease_until > now()', [this.#uploadId])
      await pause(150)
    }
    this.#renewing = setInterval(() => {
      this.#renew().then(
        (isReleaseRequested) => {
          if (isReleaseRequested) void requestRelease()
        },
        () => undefined,
      )
    }, RENEW_MS)
  }

  async unlock(): Promise<void> {
    clearInterval(this.#renewing)
    await sql(db, 'UPDATE uploads SET lease_id = NULL, lease_until = NULL, release_asked = false WHERE lease_id = $1', [
      this.#leaseId,
    ])
  }

  async #take(): Promise<boolean> {
    const taken = await sql(
      db,
      `UPDATE uploads SET lease_id = $2, lease_until = now() + make_interval(secs => $3), release_asked = false
        WHERE id = $1 AND (lease_until IS NULL OR lease_until < now()) RETURNING id`,
      [this.#uploadId, this.#leaseId, LEASE_SECONDS],
    )
    return taken.length > 0
  }

  /** Returns whether another writer is waiting. */
  async #renew(): Promise<boolean> {
    const [row] = await sql<{ asked: boolean }>(
      db,
      `UPDATE uploads SET lease_until = now() + make_interval(secs => $2) WHERE lease_id = $1
       RETURNING release_asked AS asked`,
      [this.#leaseId, LEASE_SECONDS],
    )
    return row?.asked ?? true
  }
}
