export { formatMatter, formatReason, type ReviewMatter } from './matter.ts'
