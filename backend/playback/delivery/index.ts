export { buildAttachment, toFileName } from './build-audio-response.ts'
