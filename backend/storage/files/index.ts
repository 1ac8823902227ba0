export { createStoredBytes } from './create-stored-bytes.ts'
export { detectFileMiscount } from './detect-file-miscount.ts'
export {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  purgeUnconfirmedFiles,
  rollUpFileSums,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
