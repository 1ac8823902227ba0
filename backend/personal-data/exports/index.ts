export { buildExport } from './build-export.ts'
export { deleteExports, purgeExports } from './purge-exports.ts'
export { sendExport } from './send-export.ts'
