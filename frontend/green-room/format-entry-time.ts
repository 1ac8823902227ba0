import { createDateFormat, formatDate, formatTime } from '#frontend/lib/format-date.ts'

const formatThisYear = createDateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** '9:41 PM' today, 'Nov 3, 9:41 PM' this year, 'Nov 3, 2025' before. */
export function formatEntryTime(iso: string): string {
  const at = new Date(iso)
  const now = new Date()
  if (at.toDateString() === now.toDateString()) return formatTime(at)
  return at.getFullYear() === now.getFullYear() ? formatThisYear(at) : formatDate(at)
}
