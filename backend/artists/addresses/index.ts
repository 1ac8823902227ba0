export { getAddressName, getArtistAddress } from './get-artist-address.ts'
export { addressRoutes } from './routes.ts'
