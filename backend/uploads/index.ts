export { purgeUploads } from './purge-uploads.ts'
export { uploadRoutes } from './routes.ts'
export { uploadProduct } from './upload-product.ts'
