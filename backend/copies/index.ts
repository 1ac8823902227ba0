export { copyCertificate } from './copy-certificate.ts'
export { copyRoutes } from './routes.ts'
