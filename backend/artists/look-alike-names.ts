import { rectifyConfusion } from 'unicode-confusables'
import type { Trx } from '#database/client'
import { openReview } from '#module/reviews'
import { toFoldedText } from '#text/to-folded-text'
import { Artist } from './artist.ts'

/** Equal for names that look the same, such as Latin and Cyrillic АВВА, or IIa, lla and 11a. */
const toSkeleton = (name: string) =>
  toFoldedText(rectifyConfusion(name.normalize('NFKD').replaceAll(/\p{M}+/gu, ''))).replaceAll(' ', '')

/** Opens a review if another artist's name looks like this one's. Reads every name: artists are made one at a time. */
export async function openLookAlikeReview(trx: Trx, { id, stageName }: Artist): Promise<void> {
  const skeletons = new Set([toSkeleton(stageName), toSkeleton(stageName.toLowerCase())])
  const others = await Artist.query(trx).select('id', 'stage_name').whereNot({ id })
  const alike = others.filter(
    (other) => skeletons.has(toSkeleton(other.stageName)) || skeletons.has(toSkeleton(other.stageName.toLowerCase())),
  )
  if (alike.length === 0) return
  await openReview(trx, {
    kind: 'handover',
    subject: { about: 'look-alike', artist: stageName },
    effectKey: `look-alike:${id}`,
    reason: { because: 'lookAlike' },
    evidence: { artistId: id, others: alike.map((other) => ({ artistId: other.id, name: other.stageName })) },
  })
}
