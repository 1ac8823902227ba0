export { deleteHeardSongs } from './delete-heard-songs.ts'
export { purgeHeardSongs } from './purge-heard-songs.ts'
export { trackPlay } from './track-play.ts'
