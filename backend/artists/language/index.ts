export { getArtistLanguage } from './get-artist-language.ts'
