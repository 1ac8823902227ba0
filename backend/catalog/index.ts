export { applySongVerdict } from './apply-song-verdict.ts'
export { blockArtistSongs, blockSong, restoreArtistSongs, restoreSong } from './block-song.ts'
export { createSong } from './create-song.ts'
export { catalogRoutes, songRoutes } from './routes.ts'
export {
  recordMissingPreview,
  updateSongAudioFormat,
  updateSongPreview,
  updateSongWaveform,
} from './update-song-audio.ts'
export { updateSongTitle } from './update-song-title.ts'
