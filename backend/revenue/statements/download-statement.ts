import { ApiError } from '#http/api-error'
import type { HttpResponse } from '#http/http-response'
import { buildDocumentResponse } from '#module/pdf'
import { errors } from './contract.ts'
import { getStatementSums } from './list-statements.ts'
import { statementDocument } from './statement-document.ts'
import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'

/** A month's or year's statement as PDF. Throws 404 for a period without sales and refunds. */
export async function downloadStatement(
  artistId: string,
  period: string,
  { head, language }: { head: boolean; language: Language },
): Promise<HttpResponse> {
  if (!(await getStatementSums(artistId, period))) throw new ApiError(errors['statement-unknown'])
  return buildDocumentResponse(
    statementDocument,
    { artistId, period, language },
    { fileName: getMessages(documents, language)('file.statement', { period }), head },
  )
}
