export { purgeUploads } from './purge-uploads.ts'
export { uploadProduct } from './upload-product.ts'
