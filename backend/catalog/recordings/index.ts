export { assertOwnSong, createRecording } from './create-recording.ts'
export { buildReleasedBeforeSql, type ReleasedBefore } from './released-before-sql.ts'
export { updateSongRecording } from './update-song-recording.ts'
