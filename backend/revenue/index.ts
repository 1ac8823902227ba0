export { detectRevenueMismatches } from './detect-revenue-mismatches.ts'
export { downloadRevenue } from './download-revenue.ts'
export { getRevenueSummary } from './get-revenue-summary.ts'
export { rollUpRevenue } from './roll-up-revenue.ts'
