const today = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const thisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const earlier = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })

/** '9:41 PM' today, 'Nov 3, 9:41 PM' this year, 'Nov 3, 2025' before. */
export function saidAt(iso: string): string {
  const at = new Date(iso)
  const now = new Date()
  if (at.toDateString() === now.toDateString()) return today.format(at)
  return (at.getFullYear() === now.getFullYear() ? thisYear : earlier).format(at)
}
