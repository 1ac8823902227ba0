export { deleteLibraryVisitors } from './delete-library-visitors.ts'
export { libraryProduct } from './library-product.ts'
