export { countLateDiscountSql, hasDiscountSql, returnDiscountSql, takeDiscountSql } from './discount-sql.ts'
export { isDiscountUsedUp } from './is-discount-used-up.ts'
export { calculateDiscounted, getActiveDiscount } from './get-active-discount.ts'
