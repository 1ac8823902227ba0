import { HttpResponse } from '#http/http-response'
import { publicAccess, requireArtist, requireProductionArtist } from '#http/guards'
import { route } from '#http/route'
import { undoCorrection } from './undo-correction.ts'
import * as api from './contract.ts'
import { listCorrectableValues } from './list-correctable-values.ts'
import { listCorrections } from './list-corrections.ts'
import { requestCorrection } from './request-correction.ts'
import { createMistakeReport } from './create-mistake-report.ts'

export const correctionRoutes = [
  route(api.requestCorrection, requireProductionArtist, async ({ body, session }) => {
    const correction = await requestCorrection(session.artistId, body)
    return new HttpResponse(correction.state === 'applied' ? 200 : 202, correction.toView())
  }),
  route(api.listCorrections, requireArtist, ({ session }) => listCorrections(session.artistId)),
  route(api.listCorrectableValues, requireArtist, ({ session }) => listCorrectableValues(session.artistId)),
  route(api.undoCorrection, requireProductionArtist, async ({ params, session }) =>
    (await undoCorrection(session.artistId, params.id)).toView(),
  ),
  route(
    api.createMistakeReport,
    publicAccess,
    async ({ body, address }) => new HttpResponse(202, await createMistakeReport(body, address)),
  ),
]
