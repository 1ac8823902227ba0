import type { Knex } from 'knex'

/** Of a subject that earlier versions wrote: its beginning, what the matter is about, and the names in it. */
const subjects = [
  ['^Song “(.*)” of (.*)$', `'song', 'title', parts[1], 'artist', parts[2]`],
  ['^New recording of “(.*)” of (.*)$', `'recording', 'title', parts[1], 'artist', parts[2]`],
  ['^G-Key application (\\S+) of (.*)$', `'application', 'number', parts[1], 'artist', parts[2]`],
  ['^Lost G-Key of (.*)$', `'lost-g-key', 'artist', parts[1]`],
  ['^“(.*)” looks like another artist’s name$', `'look-alike', 'artist', parts[1]`],
  ['^Payment account of (.*)$', `'own-correction', 'what', 'payment-account', 'artist', parts[1]`],
  ['^Paid order (\\S+) could not be delivered$', `'stranded-order', 'number', parts[1]`],
  ['^Our books differ from PayPal’s for order (\\S+)$', `'books', 'number', parts[1]`],
] as const

/**
 * What a review is about, as its kind and the names in it, so that everybody reads it in their language. Open reviews get
 * it from their subjects; what has been decided keeps its English subject.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE reviews ADD matter jsonb CHECK (matter IS NULL OR matter ->> 'about' IS NOT NULL)`)
  for (const [pattern, matter] of subjects) {
    await knex.raw(
      `UPDATE reviews SET matter = jsonb_build_object('about', ${matter})
         FROM (SELECT id AS found, regexp_match(subject, ?) AS parts FROM reviews
                WHERE state = 'open' AND kind <> 'handover' OR effect_key ~ '^(lost-g-key|look-alike):') s
        WHERE reviews.id = s.found AND s.parts IS NOT NULL AND reviews.state = 'open'`,
      [pattern],
    )
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE reviews DROP COLUMN matter')
}
