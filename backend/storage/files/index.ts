export { createStoredBytes } from './create-stored-bytes.ts'
export {
  commitFile,
  createStoredFile,
  deleteUncommittedFile,
  purgeUncommittedFiles,
  releaseFile,
  type StoredFile,
} from './stored-file.ts'
