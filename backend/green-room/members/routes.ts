import { route } from '#http/route'
import { requireRoomArtist, requireRoomWriter } from '#module/green-room/access'
import * as api from './contract.ts'
import { listMembers } from './list-members.ts'
import { updateMemberMuted } from './update-member-muted.ts'
import { updateDisplayName } from './update-display-name.ts'

export const roomMemberRoutes = [
  route(api.listMembers, requireRoomArtist, ({ session, query }) => listMembers(session.participant, query)),
  route(api.updateMemberMuted, requireRoomArtist, ({ session, params, body }) =>
    updateMemberMuted(session.participant, params.memberId, body),
  ),
  route(api.updateDisplayName, requireRoomWriter, ({ session, body }) =>
    updateDisplayName(session.participant, body.displayName),
  ),
]
