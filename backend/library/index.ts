export { libraryProduct } from './library-fulfilment.ts'
export { libraryRoutes } from './routes.ts'
