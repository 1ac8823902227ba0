import { defineRoute } from '#http/define-route'
import { publicAccess } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import * as api from './contract.ts'
import { createExport } from './create-export.ts'
import { downloadExport } from './download-export.ts'
import { getExport } from './get-export.ts'

export const exportRoutes = [
  defineRoute(api.createExport, publicAccess, ({ body, ctx }) => createExport(body, getRequestLanguage(ctx))),
  defineRoute(api.getExport, publicAccess, ({ body }) => getExport(body.token)),
  defineRoute(api.downloadExport, publicAccess, ({ query, ctx }) => downloadExport(query.token, ctx.method === 'HEAD')),
]
