import { requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as issuingApi from './contract.ts'
import { createKeymail } from './create-keymail.ts'
import { issueKeymails } from './issue-keymails.ts'
import { reissueKeymails } from './reissue-keymails.ts'
import { restoreKeymails } from './restore-keymails.ts'
import { voidKeymails } from './void-keymails.ts'

export const keymailIssuingRoutes = [
  route(issuingApi.createKeymail, requireProductionArtist, async ({ body, session }) => {
    const { code, address, copy, of, price } = await createKeymail(session.artistId, body)
    return new HttpResponse(201, { data: { keymailId: code, address, copy, of, price } })
  }),
  route(
    issuingApi.issueKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, {
        keymails: await issueKeymails(session.artistId, body),
      }),
  ),
  route(issuingApi.voidKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await voidKeymails(session.artistId, body.codes),
  })),
  route(issuingApi.restoreKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await restoreKeymails(session.artistId, body.codes),
  })),
  route(
    issuingApi.reissueKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, { keymails: await reissueKeymails(session.artistId, body.codes, body.pricing) }),
  ),
]
