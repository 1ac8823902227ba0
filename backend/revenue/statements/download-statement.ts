import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildDocumentResponse } from '#module/pdf'
import { errors } from './contract.ts'
import { getStatementSums } from './list-statements.ts'
import { statementDocument } from './statement-document.ts'

/** A month's or year's statement as PDF. Throws 404 for a period without sales and refunds. */
export async function downloadStatement(artistId: string, period: string, head: boolean): Promise<HttpResponse> {
  if (!(await getStatementSums(artistId, period))) throw new ApiError(errors['statement-unknown'])
  return buildDocumentResponse(
    statementDocument,
    { artistId, period },
    { fileName: `TuneMaker statement ${period}`, head },
  )
}
