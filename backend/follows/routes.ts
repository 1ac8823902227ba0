import { optionalSession, publicAccess, requireArtist } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { confirmFollow } from './confirmation/confirm-follow.ts'
import { createFollow } from './create-follow.ts'
import { deleteAllFollows } from './delete-all-follows.ts'
import { deleteFollow } from './delete-follow.ts'
import { getFollowerCount } from './get-follower-count.ts'
import { listFollows } from './list-follows.ts'
import { listFollowsByToken } from './list-follows-by-token.ts'

export const followRoutes = [
  defineRoute(api.createFollow, optionalSession, async ({ body, session, address, ctx }) => {
    const created = await createFollow(body, session, address, getRequestLanguage(ctx))
    return new HttpResponse(created.state === 'following' ? 200 : 202, created)
  }),
  defineRoute(api.confirmFollow, publicAccess, ({ body }) => confirmFollow(body.token)),
  defineRoute(api.listFollows, optionalSession, ({ session }) => listFollows(session)),
  defineRoute(api.listFollowsByToken, publicAccess, ({ body }) => listFollowsByToken(body.token)),
  defineRoute(api.deleteFollow, optionalSession, async ({ body, session }) => deleteFollow(body, session)),
  defineRoute(api.deleteAllFollows, publicAccess, ({ query }) => deleteAllFollows(query.token)),
  defineRoute(api.getFollowerCount, requireArtist, ({ session }) => getFollowerCount(session.artistId)),
]
