/** The IANA time zone of this browser. */
export function getTimeZone(): string {
  // oxlint-disable-next-line no-restricted-globals -- the zone, no format
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A moment as a `datetime-local` field shows it: '2026-12-04T21:00'. */
export function toLocalInput(moment: string): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
