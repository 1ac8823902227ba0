export { getUploadCredits } from './get-upload-credits.ts'
export { purgeUploads } from './purge-uploads.ts'
export { uploadProduct } from './upload-product.ts'
