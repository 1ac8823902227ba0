import { errors } from '#contract/art-cards/cards'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'

type OwnCopy = {
  title: string
  number: number
  file: { key: string; bytes: number; type: string } | null
  display: { key: string; bytes: number; type: string } | null
}

/** A copy, for its owner's session. Throws ApiError 401, 403, 404, or 409 after a refund. */
export async function getOwnCopy(certificateId: string, collectorId: string | null): Promise<OwnCopy> {
  const [copy] = await sql<OwnCopy & { collectorId: string; voided: boolean }>(
    db,
    `SELECT t.collector_id AS "collectorId", t.voided_at IS NOT NULL AS voided, c.title, t.number,
            (SELECT to_json(f) FROM files f WHERE f.key = t.file_key) AS file,
            (SELECT to_json(f) FROM files f WHERE f.key = t.display_key) AS display
       FROM art_certificates t JOIN art_cards c ON c.id = t.card_id WHERE t.id = $1`,
    [certificateId],
  )
  if (!collectorId) throw new ApiError(commonErrors['no-session'])
  if (!copy) throw new ApiError(errors['certificate-unknown'])
  if (copy.collectorId !== collectorId) throw new ApiError(errors['not-the-owner'])
  if (copy.voided) throw new ApiError(errors['certificate-void'])
  return copy
}
