import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { pictureColumns } from './art-card.ts'
import { VERIFICATIONS_PER_HOUR, type Verification, refusals } from './contract.ts'

type Found = Verification['card'] & { certificate: Verification['certificate'] }

/**
 * What a card's verification code or a certificate's code stands for. Case, spaces and hyphens do not count. Who owns a
 * copy is not told.
 */
export async function verifyCode(code: string, address: string): Promise<Verification> {
  await spend(`verify-art:${address}`, { hits: VERIFICATIONS_PER_HOUR, seconds: 3600 })
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [found] = await sql<Found>(
    db,
    `SELECT c.id, c.title, a.stage_name AS artist, c.rarity, c.scarcity_count AS copies, c.scarcity_sold AS sold,
            c.year_created AS "yearCreated", c.verification_code AS "verificationCode", ${pictureColumns},
            CASE WHEN t.id IS NOT NULL THEN json_build_object('code', t.code, 'copy', t.number,
              'valid', t.voided_at IS NULL, 'issuedAt', t.issued_at, 'voidedAt', t.voided_at) END AS certificate
       FROM (SELECT id AS card_id, NULL::uuid AS certificate_id FROM art_cards WHERE verification_code = $1
              UNION ALL SELECT card_id, id FROM art_certificates WHERE code = $2) named
       JOIN art_cards c ON c.id = named.card_id AND c.state = 'published'
       JOIN artists a ON a.id = c.artist_id
       LEFT JOIN art_certificates t ON t.id = named.certificate_id`,
    [plain, certificateCode(plain)],
  )
  if (!found) throw new Refusal(refusals['code-unknown'])
  const { certificate, ...card } = found
  return { card, certificate }
}

/** TMC0123456789ABCDEF as it is written: TMC-0123-4567-89AB-CDEF. */
function certificateCode(plain: string): string {
  return `TMC-${(plain.startsWith('TMC') ? plain.slice(3) : '').match(/.{1,4}/g)?.join('-') ?? ''}`
}
