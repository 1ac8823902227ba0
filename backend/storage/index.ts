export { acquireBuffer, releaseBuffer } from './buffer-pool.ts'
export { compareFiles } from './compare-files.ts'
export { detectDocumentType } from './detect-document-type.ts'
export { readFileHead } from './read-file-head.ts'
export { storage } from './storage.ts'
export { storeBytes } from './store-bytes.ts'
export {
  commitFile,
  deleteUncommittedFile,
  purgeUncommittedFiles,
  releaseFile,
  type StoredFile,
  storeFile,
} from './stored-file.ts'
