export { deleteArtistData } from './delete-artist-data.ts'
export { getArtistProfile } from './get-artist-profile.ts'
