import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { errors } from './contract.ts'

type Head = { checkpoint: string; verifierKeys: string[] }

/** Throws 404 before the first checkpoint, some seconds after the first start. */
export async function getHead(): Promise<Head> {
  const [head] = await sql<Head>(
    db,
    `SELECT checkpoint || coalesce((SELECT string_agg(value, '' ORDER BY key) FROM jsonb_each_text(cosignatures)), '') AS checkpoint,
            verifier_keys AS "verifierKeys" FROM edition_log_head WHERE checkpoint IS NOT NULL`,
  )
  if (!head) throw new ApiError(errors['checkpoint-unknown'])
  return head
}

/** Never from a cache: a head is worth something only while it is new. */
export const buildTextResponse = (body: string) =>
  new HttpResponse(200, body, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
