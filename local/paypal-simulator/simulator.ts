import type { Certificates } from './certificate.ts'
import type { Faults } from './faults.ts'
import type { Identity } from './identity.ts'
import type { Puts, Store } from './store.ts'

/** What every operation works with. */
export type Simulator = {
  store: Store
  identity: Identity
  certificates: Certificates
  faults: Faults
  /** Own origin, such as http://127.0.0.1:3001. */
  origin: string
  /** Writes one journal line and starts the delivery of the events in it. */
  commit(puts: Puts): void
  /** Tokens made before this moment (milliseconds) are refused. */
  tokensValidFrom: number
  /** Looks for events that are due. */
  deliverNow(): void
  /** Delivers an event again, whatever became of it. */
  redeliver(eventId: string): void
  log(line: string): void
}
