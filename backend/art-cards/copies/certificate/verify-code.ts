import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { imageColumns } from '#module/art-cards/cards'
import { VERIFICATIONS_PER_HOUR, type Verification } from '#contract/art-cards/copies'
import { errors } from '#contract/art-cards/cards'

type VerifiedCode = Verification['card'] & { certificate: Verification['certificate'] }

/**
 * Resolves a card's verification code or a certificate's code, ignoring case, spaces and hyphens. Never discloses the
 * owner.
 */
export async function verifyCode(code: string, address: string): Promise<Verification> {
  await consumeNetworkRateLimit('verify-art', address, { hits: VERIFICATIONS_PER_HOUR, seconds: 3600 })
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const [found] = await sql<VerifiedCode>(
    db,
    `SELECT c.id, c.title, a.stage_name AS artist, c.rarity, c.scarcity_count AS copies, c.scarcity_sold AS sold,
            c.year_created AS "yearCreated", c.verification_code AS "verificationCode", ${imageColumns},
            CASE WHEN t.id IS NOT NULL THEN json_build_object('code', t.code, 'copy', t.number,
              'valid', t.voided_at IS NULL, 'issuedAt', t.issued_at, 'voidedAt', t.voided_at) END AS certificate
       FROM (SELECT id AS card_id, NULL::uuid AS certificate_id FROM art_cards WHERE verification_code = $1
              UNION ALL SELECT card_id, id FROM art_certificates WHERE code = $2) named
       JOIN art_cards c ON c.id = named.card_id AND (c.state = 'published' OR c.state = 'taken-down' AND named.certificate_id IS NOT NULL)
       JOIN artists a ON a.id = c.artist_id
       LEFT JOIN art_certificates t ON t.id = named.certificate_id`,
    [plain, formatCertificateCode(plain)],
  )
  if (!found) throw new ApiError(errors['code-unknown'])
  const { certificate, ...card } = found
  return { card, certificate }
}

/** Formats TMC0123456789ABCDEF as TMC-0123-4567-89AB-CDEF. */
function formatCertificateCode(plain: string): string {
  return `TMC-${(plain.startsWith('TMC') ? plain.slice(3) : '').match(/.{1,4}/g)?.join('-') ?? ''}`
}
