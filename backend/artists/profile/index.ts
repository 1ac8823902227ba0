export { deleteArtistData } from './delete-artist-data.ts'
export { profileRoutes } from './routes.ts'
