export { getAddressName, getArtistAddress } from './get-artist-address.ts'
