export { assertOwnSong, createRecording } from './create-recording.ts'
export { recordingRoutes } from './routes.ts'
export { updateSongRecording } from './update-song-recording.ts'
