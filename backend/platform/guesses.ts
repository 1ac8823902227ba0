import { db } from '#platform/database'
import type { Session } from '#platform/session'
import { type Limit, countHit, hitsSoFar, throttled } from '#platform/throttle'

/** Wrong codes and keys only: who types the right one is never slowed down by it. */
export const GUESSES_PER_ADDRESS: Limit = { hits: 20, seconds: 60 }
export const GUESSES_IN_TOTAL: Limit = { hits: 1000, seconds: 3600 }

export const ALL_GUESSES = 'guess:all'

/** Who is guessing: an address, or somebody who signed in and so has a budget of their own. */
export type Guesser = { address: string; signedInAs?: string | undefined }

/** However many sessions somebody opens, the budget is one: it goes by the artist or fan. */
export function guesserOf(address: string, session: Session | undefined): Guesser {
  return { address, signedInAs: session?.artistId ?? session?.fanIds[0] }
}

export function guesserBucket({ address, signedInAs }: Guesser): string {
  return signedInAs ? `guess:signed-in:${signedInAs}` : `guess:address:${address}`
}

/** Refuses a guesser who has used the budget up, or anybody not signed in while guessing is rife. */
export function refuseGuessing(guesser: Guesser, mine: number, all: number): void {
  if (mine >= GUESSES_PER_ADDRESS.hits) throw throttled(GUESSES_PER_ADDRESS)
  if (!guesser.signedInAs && all >= GUESSES_IN_TOTAL.hits) throw throttled(GUESSES_IN_TOTAL)
}

export async function refuseGuesser(guesser: Guesser): Promise<void> {
  const [mine = 0, all = 0] = await hitsSoFar([
    [guesserBucket(guesser), GUESSES_PER_ADDRESS],
    [ALL_GUESSES, GUESSES_IN_TOTAL],
  ])
  refuseGuessing(guesser, mine, all)
}

/** Counts a wrong guess. Of many at once, those past the budget are refused here instead of being told "wrong". */
export async function countWrongGuess(guesser: Guesser): Promise<void> {
  const mine = await countHit(db, guesserBucket(guesser), GUESSES_PER_ADDRESS)
  if (mine > GUESSES_PER_ADDRESS.hits) throw throttled(GUESSES_PER_ADDRESS)
  // A session of one's own is not free to come by, so its guesses do not slow others down.
  if (guesser.signedInAs) return
  if ((await countHit(db, ALL_GUESSES, GUESSES_IN_TOTAL)) > GUESSES_IN_TOTAL.hits) throw throttled(GUESSES_IN_TOTAL)
}
