export { buildOpenCopyCountsSql, buildOpenSaleCountsSql } from './build-open-sale-counts-sql.ts'
export { forSaleSql } from './for-sale-sql.ts'
export { buildNumberOpenCopySql, releaseOpenCopies, claimOpenCopies, takeCopyNumbersSql } from './claim-copies.ts'
