export { createStoredBytes } from './create-stored-bytes.ts'
export {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  purgeUnconfirmedFiles,
  rollUpFileSums,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
