import { defineRoute } from '#http/define-route'
import { requireRoomArtist, requireRoomWriter } from '#module/green-room/access'
import * as api from './contract.ts'
import { listMembers } from './list-members.ts'
import { updateMemberMuted } from './update-member-muted.ts'
import { updateDisplayName } from './update-display-name.ts'

export const roomMemberRoutes = [
  defineRoute(api.listMembers, requireRoomArtist, ({ session, query }) => listMembers(session.participant, query)),
  defineRoute(api.updateMemberMuted, requireRoomArtist, ({ session, params, body }) =>
    updateMemberMuted(session.participant, params.memberId, body),
  ),
  defineRoute(api.updateDisplayName, requireRoomWriter, ({ session, body }) =>
    updateDisplayName(session.participant, body.displayName),
  ),
]
