import { createDateFormat } from '#frontend/lib/format-date.ts'

const formatMonth = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026', '2026'. */
export const formatPeriod = (period: string) => (period.includes('-') ? formatMonth(`${period}-01`) : period)
