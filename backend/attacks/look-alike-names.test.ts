import { expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { openLookAlikeReview } from '#module/artists'
import { createTestArtist } from '#testing/builders/records'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

async function isReviewed(stageName: string): Promise<boolean> {
  const { artist } = await createTestArtist({ stageName })
  await runInTransaction((trx) => openLookAlikeReview(trx, artist))
  const found = await sql(db, 'SELECT 1 FROM reviews WHERE effect_key = $1', [`look-alike:${artist.id}`])
  return found.length > 0
}

test.each([
  ['Abba Nova', 'Аbba Nova', 'a Cyrillic А'],
  ['Ludmilla', 'LudmiIla', 'a capital I for an l'],
  ['Zoe Orr', 'Zoe 0rr', 'a zero'],
  ['Paper Kites', 'Paper\u200b Kites', 'a space without width'],
  ['Ruben Kant', 'RUBEN KANT', 'capitals'],
  ['Corn Field', 'Com Field', 'rn for m'],
  ['Siouxsie', 'Síouxsíe', 'accents'],
])('somebody who takes the name %s as %s, with %s, is seen by a person', async (name, copy) => {
  await createTestArtist({ stageName: name })
  expect(await isReviewed(copy)).toBe(true)
})

test('a name like no other is not reviewed', async () => {
  await createTestArtist({ stageName: 'The Northern Lights' })
  expect(await isReviewed('The Southern Lights')).toBe(false)
})
