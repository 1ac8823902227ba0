export { libraryProduct } from './library-product.ts'
export { libraryRoutes } from './routes.ts'
