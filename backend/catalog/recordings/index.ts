export { assertOwnSong, createRecording } from './create-recording.ts'
export { updateSongRecording } from './update-song-recording.ts'
