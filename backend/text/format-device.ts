import Bowser from 'bowser'

/** A browser by its user agent, as a person would name it: 'Firefox · Linux'. */
export function formatDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name ?? 'Unknown browser', os.name].filter(Boolean).join(' · ')
}
