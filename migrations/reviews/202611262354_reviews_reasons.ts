import type { Knex } from 'knex'

/** The sentences that earlier versions wrote, and the reasons that they are now. */
const reasons: Record<string, string> = {
  rights: 'Does the artist hold the rights in this recording?',
  unread: 'Godfrey could not read the papers.',
  applicantRights: 'Do the copyright details and the document show that the applicant holds the rights?',
  lostGKey:
    'Somebody who knows the artist’s mail address says that the G-Key is lost. Approved, the old key is void at once, everybody signed in with it is out, and a new one goes to that address.',
  lookAlike: 'Two artists whose names look the same can be taken for each other. Suspend one of them if that is meant.',
  paymentAddress:
    'Sales would go to another PayPal account. Approved, that begins 24 hours later, once the new address has answered its mail; until then the old address can stop it.',
  title: 'The new title is more than a mended typo.',
  correction: 'This kind of correction is a person’s to decide.',
  mistake: 'Asked for without a G-Key, so nothing is known about who asks.',
  finding: 'Godfrey found this while watching over the house.',
  stranded: 'The money arrived, but somebody else owns what was bought. It has to be given back.',
  amount: 'The captured amount is not the price of the order.',
  books: 'The daily comparison found other sums at PayPal than in the ledger.',
}

/**
 * Why a review was opened, as the reason and its values, so that everybody reads it in their language. What people wrote to
 * Godfrey has none and stays.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE reviews ADD why jsonb CHECK (why IS NULL OR why ->> 'because' IS NOT NULL)`)
  await knex.raw(
    `UPDATE reviews SET why = jsonb_build_object('because', known.key)
       FROM jsonb_each_text(?::jsonb) AS known (key, sentence) WHERE reviews.reason = known.sentence`,
    [JSON.stringify(reasons)],
  )
  await knex.raw(
    `UPDATE reviews
        SET why = jsonb_build_object('because', 'unreadable', 'fault', (regexp_match(reason, ?))[1])
      WHERE effect_key LIKE 'unreadable:%' AND reason ~ ?`,
    ['not read again: (.*)\\.$', 'not read again: .*\\.$'],
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reviews DROP COLUMN why')
}
