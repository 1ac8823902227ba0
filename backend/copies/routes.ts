import { publicAccess, requireSession } from '#http/guards'
import { route } from '#http/route'
import * as copiesApi from './contract.ts'
import { downloadCertificate } from './download-certificate.ts'
import { downloadReceipt } from './download-receipt.ts'
import { getCopy } from './get-copy.ts'
import { listCopies } from './list-copies.ts'

export const copyRoutes = [
  route(copiesApi.getCopy, publicAccess, ({ params }) => getCopy(params.id)),
  route(copiesApi.listCopies, requireSession, ({ session }) => listCopies(session.fanIds)),
  route(copiesApi.downloadCertificate, requireSession, ({ params, session, ctx }) =>
    downloadCertificate(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(copiesApi.downloadReceipt, requireSession, ({ params, session, ctx }) =>
    downloadReceipt(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
]
