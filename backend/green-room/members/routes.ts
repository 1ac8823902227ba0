import { route } from '#http/route'
import { requireRoomArtist, requireRoomWriter } from '#module/green-room/access'
import * as membersApi from './contract.ts'
import { listMembers } from './list-members.ts'
import { muteMember } from './mute-member.ts'
import { updateDisplayName } from './update-display-name.ts'

export const roomMemberRoutes = [
  route(membersApi.listMembers, requireRoomArtist, ({ session, query }) => listMembers(session.participant, query)),
  route(membersApi.muteMember, requireRoomArtist, ({ session, params, body }) =>
    muteMember(session.participant, params.memberId, body),
  ),
  route(membersApi.updateDisplayName, requireRoomWriter, ({ session, body }) =>
    updateDisplayName(session.participant, body.displayName),
  ),
]
