export { discardFile, keepFile, storeFile, sweepFiles, type StoredFile } from './keep-file.ts'
export { storage } from './storage.ts'
