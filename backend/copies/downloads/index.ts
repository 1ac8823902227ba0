export { createDownload } from './create-download.ts'
export { purgeDownloads } from './purge-downloads.ts'
