import { serveDocument } from '#module/pdf'
import { publicAccess } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { letterDocument } from './letter-document.ts'

const FILE_NAMES: Record<api.LetterName, string> = {
  counselor: 'TuneMaker on one page',
  studio: 'TuneMaker for studios',
  'fan-club': 'TuneMaker for fan clubs',
  visitor: 'TuneMaker for visitors',
}

export const letterRoutes = [
  route(api.downloadLetter, publicAccess, ({ params, query, ctx }) =>
    serveDocument(
      letterDocument,
      { letter: params.letter, paper: query.paper },
      {
        fileName: FILE_NAMES[params.letter],
        ifNoneMatch: ctx.get('if-none-match'),
        head: ctx.method === 'HEAD',
        isPublic: true,
      },
    ),
  ),
]
