import { publicAccess, requireSession } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { downloadCertificate } from './download-certificate.ts'
import { downloadReceipt } from './download-receipt.ts'
import { getCopy } from './get-copy.ts'
import { listCopies } from './list-copies.ts'

export const copyRoutes = [
  route(api.getCopy, publicAccess, ({ params }) => getCopy(params.id)),
  route(api.listCopies, requireSession, ({ session }) => listCopies(session.fanIds)),
  route(api.downloadCertificate, requireSession, ({ params, session, ctx }) =>
    downloadCertificate(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
  route(api.downloadReceipt, requireSession, ({ params, session, ctx }) =>
    downloadReceipt(params.id, session.fanIds, ctx.method === 'HEAD'),
  ),
]
