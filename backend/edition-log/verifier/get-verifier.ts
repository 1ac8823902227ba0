import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpResponse } from '#http/http-response'

const path = join(import.meta.dirname, 'verify.js')

let verifier: Promise<Buffer> | undefined

/** The verifier's source as it is: the page runs what it shows. */
export async function getVerifier(): Promise<HttpResponse> {
  verifier ??= readFile(path)
  return new HttpResponse(200, await verifier, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
}
