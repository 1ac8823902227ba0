import { publicAccess, requireSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { downloadCertificate } from './download-certificate.ts'
import { downloadReceipt } from './download-receipt.ts'
import { getCopy } from './get-copy.ts'
import { listCopies } from './list-copies.ts'
import { listCopyHistory } from './list-copy-history.ts'
import { getRequestLanguage } from '#http/sessions/request-language'

export const copyRoutes = [
  // Before the id of a copy, which it would be taken for.
  defineRoute(api.listCopyHistory, requireSession, ({ session }) => listCopyHistory(session.fanIds)),
  defineRoute(api.getCopy, publicAccess, ({ params }) => getCopy(params.id)),
  defineRoute(api.listCopies, requireSession, ({ session }) => listCopies(session.fanIds)),
  defineRoute(api.downloadCertificate, requireSession, ({ params, session, ctx }) =>
    downloadCertificate(params.id, session.fanIds, {
      head: ctx.method === 'HEAD',
      language: getRequestLanguage(ctx),
    }),
  ),
  defineRoute(api.downloadReceipt, requireSession, ({ params, session, ctx }) =>
    downloadReceipt(params.id, session.fanIds, {
      head: ctx.method === 'HEAD',
      language: getRequestLanguage(ctx),
    }),
  ),
]
