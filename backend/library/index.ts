export { deleteLibraryVisitors } from './delete-library-visitors.ts'
export { getBoomboxInitialData } from './get-boombox-initial-data.ts'
export { libraryProduct } from './library-product.ts'
