export { buildRoomTopic } from './build-room-topic.ts'
export { canWrite, type ParticipantSession, requireRoomAccess, requireRoomArtist, requireRoomWriter } from './guards.ts'
export { nextChangeSql } from './next-change-sql.ts'
export { type Participant, requireParticipant } from './require-participant.ts'
