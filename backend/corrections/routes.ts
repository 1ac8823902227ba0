import { HttpResponse } from '#http/http-response'
import { publicAccess, requireArtist, requireProductionArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { restoreContactEmail } from './contact-email/restore-contact-email.ts'
import { restoreCorrectedValue } from './restore-corrected-value.ts'
import * as api from './contract.ts'
import { listCorrectableValues } from './list-correctable-values.ts'
import { listCorrections } from './list-corrections.ts'
import { createCorrection } from './create-correction.ts'
import { createMistakeReport } from './create-mistake-report.ts'

export const correctionRoutes = [
  defineRoute(api.createCorrection, requireProductionArtist, async ({ body, session }) => {
    const correction = await createCorrection(session.artistId, body)
    return new HttpResponse(correction.state === 'applied' ? 200 : 202, correction.toView())
  }),
  defineRoute(api.listCorrections, requireArtist, ({ session }) => listCorrections(session.artistId)),
  defineRoute(api.listCorrectableValues, requireArtist, ({ session }) => listCorrectableValues(session.artistId)),
  defineRoute(api.restoreCorrectedValue, requireProductionArtist, async ({ params, session }) =>
    (await restoreCorrectedValue(session.artistId, params.id)).toView(),
  ),
  defineRoute(api.restoreContactEmail, publicAccess, ({ body }) => restoreContactEmail(body.token)),
  defineRoute(
    api.createMistakeReport,
    publicAccess,
    async ({ body, address }) => new HttpResponse(202, await createMistakeReport(body, address)),
  ),
]
