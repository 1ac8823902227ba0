import { Reply, anyone, artist, productionArtist, route } from '#platform/route'
import { applyCorrection, undoCorrection } from './apply-correction.ts'
import * as api from './contract.ts'
import { listCorrectable, listCorrections } from './list-corrections.ts'
import { proposeChange } from './propose-change.ts'
import { reportMistake } from './report-mistake.ts'

export const correctionRoutes = [
  route(api.requestCorrection, productionArtist, async ({ body, session }) => {
    // The form has shown what it says now and what it shall say: sending it is the confirmation.
    const { id } = await proposeChange(session.artistId, body)
    const correction = await applyCorrection(session.artistId, id)
    return new Reply(correction.state === 'applied' ? 200 : 202, correction.toReply())
  }),
  route(api.listCorrections, artist, ({ session }) => listCorrections(session.artistId)),
  route(api.listCorrectable, artist, ({ session }) => listCorrectable(session.artistId)),
  route(api.undoCorrection, productionArtist, async ({ params, session }) =>
    (await undoCorrection(session.artistId, params.id)).toReply(),
  ),
  route(api.reportMistake, anyone, async ({ body, address }) => new Reply(202, await reportMistake(body, address))),
]
