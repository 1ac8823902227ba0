const todayFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const thisYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const earlierFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** '9:41 PM' today, 'Nov 3, 9:41 PM' this year, 'Nov 3, 2025' before. */
export function formatEntryTime(iso: string): string {
  const at = new Date(iso)
  const now = new Date()
  if (at.toDateString() === now.toDateString()) return todayFormat.format(at)
  return (at.getFullYear() === now.getFullYear() ? thisYearFormat : earlierFormat).format(at)
}
