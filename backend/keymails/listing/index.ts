export { keymailSheet } from './keymail-sheet.ts'
