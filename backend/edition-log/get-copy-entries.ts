import { z } from 'zod'
import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { commonErrors } from '#contract/http'
import type { getCopyEntries as getCopyEntriesEndpoint } from './contract.ts'

type Subject = { id: string; edition: string; copy: number }

/** What the log says about one copy. Throws 404 for a copy that was never sold. */
export async function getCopyEntries(publicId: string): Promise<EndpointReply<typeof getCopyEntriesEndpoint>> {
  const subject = await getSubject(publicId)
  if (!subject) throw new ApiError(commonErrors.unknown)
  const entries = await sql<{ index: number; leaf: string }>(
    db,
    'SELECT leaf_index AS index, leaf FROM edition_log_entries WHERE subject_id = $1 ORDER BY leaf_index',
    [subject.id],
  )
  const [waiting] = await sql(db, 'SELECT FROM edition_log_inbox WHERE subject_id = $1 LIMIT 1', [subject.id])
  return { edition: subject.edition, copy: subject.copy, entries, pending: waiting !== undefined }
}

/** The Keymail or art certificate behind a copy's public id or a certificate's code. */
async function getSubject(publicId: string): Promise<Subject | undefined> {
  const [subject] = z.uuid().safeParse(publicId).success
    ? await sql<Subject>(
        db,
        `SELECT id, edition_id AS edition, copy FROM keymails
          WHERE copy_id = $1 AND (state = 'redeemed' OR state = 'void' AND void_reason <> 'artist')`,
        [publicId],
      )
    : await sql<Subject>(db, 'SELECT id, card_id AS edition, number AS copy FROM art_certificates WHERE code = $1', [
        publicId.toUpperCase(),
      ])
  return subject
}
