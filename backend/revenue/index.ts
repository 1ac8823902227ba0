export { downloadRevenue } from './download-revenue.ts'
export { rollUpRevenue } from './roll-up-revenue.ts'
