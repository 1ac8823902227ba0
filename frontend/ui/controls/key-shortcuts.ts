/** Where the browser keeps that single keys are no shortcuts. */
const STORAGE_KEY = 'tunemaker-shortcuts'

/**
 * Whether keys without Ctrl act as shortcuts. Who dictates, or hits keys by mistake, can switch them off (WCAG 2.1.4), see
 * ShortcutSwitch.
 */
export function isShortcutEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    // Storage may be blocked.
    return true
  }
}

export function updateShortcuts(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // Then they stay as they are.
  }
}
