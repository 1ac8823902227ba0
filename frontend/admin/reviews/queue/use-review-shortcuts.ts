import { useEffect } from 'react'
import { isShortcutEnabled } from '#frontend/ui/controls/key-shortcuts.ts'
import type { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** Keyboard shortcuts of the review queue. Approve and Decline are only focused; Enter activates them. */
export const SHORTCUTS = [
  ['j', 'key.j'],
  ['k', 'key.k'],
  ['o', 'key.o'],
  ['v', 'key.v'],
  ['c', 'key.c'],
  ['n', 'key.n'],
  ['a', 'key.a'],
  ['d', 'key.d'],
] as const satisfies readonly (readonly [string, keyof (typeof staffReviews)['messages']])[]

const CLICKED_KEYS = new Set(['v', 'c'])

/** Handles the shortcuts while the queue is mounted, except in form fields and dialogs. */
export function useReviewShortcuts() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isShortcutEnabled()) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]')) return
      if (runShortcut(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function runShortcut(key: string): boolean {
  if (key === 'j' || key === 'k') return focusReviewRow(key === 'j' ? 1 : -1)
  if (key === 'o') return click(document.activeElement?.closest<HTMLElement>('[data-review]') ?? listReviewRows()[0])
  if (!SHORTCUTS.some(([shortcut]) => shortcut === key)) return false
  const found = document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)
  if (CLICKED_KEYS.has(key)) return click(found)
  found?.focus()
  return Boolean(found)
}

const listReviewRows = () => [...document.querySelectorAll<HTMLElement>('[data-review]')]

function focusReviewRow(by: 1 | -1): boolean {
  const all = listReviewRows()
  const open = all.findIndex((row) => row.contains(document.activeElement) || row.ariaExpanded === 'true')
  const focused = all.findIndex((row) => row === document.activeElement)
  const from = focused >= 0 ? focused : open
  const next = all[from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return Boolean(next)
}

function click(element: HTMLElement | null | undefined): boolean {
  element?.click()
  return Boolean(element)
}
