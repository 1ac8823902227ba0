export { applySongVerdict } from './apply-song-verdict.ts'
export { createSong } from './create-song.ts'
export { deleteSongDocuments } from './delete-song-documents.ts'
export { catalogRoutes } from './routes.ts'
export {
  updateMissingPreview,
  updateSongAudioFormat,
  updateSongPreview,
  updateSongWaveform,
} from './update-song-audio.ts'
export { updateSongTitle } from './update-song-title.ts'
