export { acquireBuffer, releaseBuffer } from './buffer-pool.ts'
export { compareFiles } from './compare-files.ts'
export { createStoredBytes } from './create-stored-bytes.ts'
export { detectDocumentType } from './detect-document-type.ts'
export { readFileHead } from './read-file-head.ts'
export { storage } from './storage.ts'
export {
  commitFile,
  createStoredFile,
  deleteUncommittedFile,
  purgeUncommittedFiles,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
