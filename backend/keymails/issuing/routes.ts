import { requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { createKeymail } from './create-keymail.ts'
import { issueKeymails } from './issue-keymails.ts'
import { issueReplacementKeymails } from './issue-replacement-keymails.ts'
import { restoreKeymails } from './restore-keymails.ts'
import { voidKeymails } from './void-keymails.ts'

export const keymailIssuingRoutes = [
  defineRoute(api.createKeymail, requireProductionArtist, async ({ body, session }) => {
    const { code, address, copy, of, price } = await createKeymail(session.artistId, body)
    return new HttpResponse(201, { data: { keymailId: code, address, copy, of, price } })
  }),
  defineRoute(
    api.issueKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, {
        keymails: await issueKeymails(session.artistId, body),
      }),
  ),
  defineRoute(api.voidKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await voidKeymails(session.artistId, body),
  })),
  defineRoute(api.restoreKeymails, requireProductionArtist, async ({ body, session }) => ({
    codes: await restoreKeymails(session.artistId, body.codes),
  })),
  defineRoute(
    api.issueReplacementKeymails,
    requireProductionArtist,
    async ({ body, session }) =>
      new HttpResponse(201, { keymails: await issueReplacementKeymails(session.artistId, body, body.pricing) }),
  ),
]
