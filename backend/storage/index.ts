export { discardFile, keepFile, releaseFile, storeFile, sweepFiles, type StoredFile } from './keep-file.ts'
export { readDocumentType, readHead } from './read-document-type.ts'
export { lendMemory, returnMemory } from './spare-memory.ts'
export { storage } from './storage.ts'
