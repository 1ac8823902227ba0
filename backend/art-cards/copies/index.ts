export { artCardProduct } from './purchase/art-card-product.ts'
export { certificateDocument } from './certificate/certificate-document.ts'
export { createWatermarkedFile } from './create-watermarked-file.ts'
