export { letterDocument } from './letter-document.ts'
