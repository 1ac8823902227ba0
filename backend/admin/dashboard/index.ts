export { rollUpDailySums } from './roll-up-daily-sums.ts'
