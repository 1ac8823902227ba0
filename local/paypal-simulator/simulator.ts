import type { Certificates } from './webhooks/certificate.ts'
import type { Faults } from './http/faults.ts'
import type { Identity } from './store/identity.ts'
import type { Puts, Store } from './store/store.ts'

/** The context passed to every operation. */
export type Simulator = {
  store: Store
  identity: Identity
  certificates: Certificates
  faults: Faults
  /** The simulator's origin, such as http://127.0.0.1:3001. */
  origin: string
  /** Writes one journal line and starts delivering its events. */
  commit(puts: Puts): void
  /** Tokens issued before this time (milliseconds) are invalid. */
  tokensValidFrom: number
  /** Attempts the deliveries that are due. */
  deliverDue(): void
  /** Delivers an event again, whatever its state. */
  redeliver(eventId: string): void
  log(line: string): void
}
