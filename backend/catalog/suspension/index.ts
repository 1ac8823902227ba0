export { restoreArtistSongs, restoreSong, suspendArtistSongs, suspendSong } from './suspend-song.ts'
