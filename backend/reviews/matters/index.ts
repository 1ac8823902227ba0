export { formatMatter, formatReason, formatStaffMatter, type ReviewMatter, type ReviewReason } from './matter.ts'
