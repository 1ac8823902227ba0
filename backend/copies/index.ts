export { copyCertificate } from './copy-certificate.ts'
export { getHeldCopy } from './get-held-copy.ts'
