import { db, sql } from '#platform/database'
import {
  ALL_GUESSES,
  GUESSES_IN_TOTAL,
  GUESSES_PER_ADDRESS,
  countWrongGuess,
  guesserBucket,
  refuseGuessing,
} from '#platform/guesses'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { refuseMalformedCode } from './keymail-code.ts'

/** A Keymail that can be bought, and whom its price goes to. */
export type OfferedKeymail = {
  keymailId: string
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  artistId: string
  artistName: string
  paymentEmail: string | null
}

type Found = {
  known: boolean
  signedInAs: string | null
  mine: number | null
  mineSignedIn: number | null
  all: number | null
} & { [Field in keyof OfferedKeymail]: OfferedKeymail[Field] | null }

const window = (seconds: string) =>
  `to_timestamp(floor(extract(epoch FROM now()) / ${seconds}) * ${seconds})`

// Session, tries so far and Keymail in one round trip; the same work whether the code exists or not.
export const validateKeymailText = `
  SELECT u.id IS NOT NULL AS known,
         CASE WHEN u.artist_id IS NOT NULL OR u.fan_ids <> '{}' THEN u.visitor_id END AS "signedInAs",
         (SELECT hits FROM throttle WHERE bucket = $3 AND window_start = ${window('$5::int')}) AS mine,
         (SELECT hits FROM throttle WHERE bucket = 'guess:signed-in:' || u.visitor_id
             AND window_start = ${window('$5::int')}) AS "mineSignedIn",
         (SELECT hits FROM throttle WHERE bucket = $4 AND window_start = ${window('$6::int')}) AS "all",
         k.id AS "keymailId", k.code, k.copy, e.copies AS "of", k.price_cents AS "priceCents", e.title,
         (SELECT count(*)::int FROM edition_songs es WHERE es.edition_id = e.id) AS songs,
         a.id AS "artistId", a.stage_name AS "artistName", a.payment_email AS "paymentEmail"
    FROM (VALUES (1)) AS one
    LEFT JOIN sessions u ON u.token_hash = $2 AND u.expires_at > now()
    LEFT JOIN keymails k ON k.code = $1 AND k.state IN ('issued', 'capturing')
    LEFT JOIN editions e ON e.id = k.edition_id
    LEFT JOIN artists a ON a.id = e.artist_id`

/**
 * The Keymail behind a code, while it can still be bought. Unknown, void and redeemed codes get one same 404; wrong
 * ones count, and past the budget get 429. `known` says whether the caller has a session.
 */
export async function validateKeymail(
  code: string,
  caller: { address: string; tokenHash: Buffer | undefined },
): Promise<{ keymail: OfferedKeymail; known: boolean }> {
  refuseMalformedCode(code)
  const [found] = await sql<Found>(db, validateKeymailText, [
    code,
    caller.tokenHash ?? null,
    guesserBucket({ address: caller.address }),
    ALL_GUESSES,
    GUESSES_PER_ADDRESS.seconds,
    GUESSES_IN_TOTAL.seconds,
  ])
  if (!found) throw new Error('a code could not be looked up')
  const guesser = { address: caller.address, signedInAs: found.signedInAs ?? undefined }
  refuseGuessing(guesser, (guesser.signedInAs ? found.mineSignedIn : found.mine) ?? 0, found.all ?? 0)
  if (found.keymailId === null) {
    await countWrongGuess(guesser)
    throw new Refusal(refusals['keymail-unknown'])
  }
  return { keymail: found as OfferedKeymail, known: found.known }
}
