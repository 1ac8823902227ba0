import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { downloadLetter } from './download-letter.ts'

export const letterRoutes = [
  defineRoute(api.downloadLetter, publicAccess, ({ params, query, ctx }) =>
    downloadLetter(
      { letter: params.letter, paper: query.paper, language: query.language },
      { ifNoneMatch: ctx.get('if-none-match'), head: ctx.method === 'HEAD' },
    ),
  ),
]
