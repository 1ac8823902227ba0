export { buildRoomTopic } from './build-room-topic.ts'
export { isWriter, type ParticipantSession, requireRoomAccess, requireRoomArtist, requireRoomWriter } from './guards.ts'
export { nextChangeSql } from './next-change-sql.ts'
export { type Participant, getParticipant } from './get-participant.ts'
