export { copyCertificate } from './copy-certificate.ts'
export { markCopyPlayed } from './mark-copy-played.ts'
export { copyRoutes } from './routes.ts'
