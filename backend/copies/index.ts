export { copyCertificate } from './copy-certificate.ts'
export { getHeldCopy } from './get-held-copy.ts'
export { getWalletInitialData } from './wallet/get-wallet-initial-data.ts'
