export { detectRoomMismatches } from './detect-room-mismatches.ts'
export { listRoomNews } from './list-room-news.ts'
export { listRooms } from './list-rooms.ts'
