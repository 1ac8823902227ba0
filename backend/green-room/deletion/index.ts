export { deleteDisplayNames } from './delete-display-names.ts'
export { deleteArtistEntries, deleteFanEntries } from './delete-entries.ts'
