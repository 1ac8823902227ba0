export { createStoredBytes } from './create-stored-bytes.ts'
export {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  purgeUnconfirmedFiles,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
