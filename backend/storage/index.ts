export { claimBuffer, releaseBuffer } from './buffer-pool.ts'
export { listFileDifferences } from './list-file-differences.ts'
export { createStoredBytes } from './create-stored-bytes.ts'
export { detectDocumentType } from './detect-document-type.ts'
export { getFileHead } from './get-file-head.ts'
export { parseUntrustedFile, type UntrustedFile } from './parse-untrusted-file.ts'
export { storage } from './storage.ts'
export {
  commitFile,
  createStoredFile,
  deleteUncommittedFile,
  purgeUncommittedFiles,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
