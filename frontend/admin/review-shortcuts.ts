import { useEffect } from 'react'

/** Keys of the review queue and what they do. Approve and decline are only aimed at: Enter then presses them. */
export const SHORTCUTS = [
  ['j', 'next review'],
  ['k', 'the one before'],
  ['o', 'open or close it'],
  ['v', 'show the document'],
  ['c', 'take it'],
  ['n', 'write the note'],
  ['a', 'to Approve'],
  ['d', 'to Decline'],
] as const

const PRESSED = new Set(['v', 'c'])

/** Listens to the keys while the queue is on the screen, except where somebody is typing. */
export function useReviewShortcuts() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]')) return
      if (act(key)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function act(key: string): boolean {
  if (key === 'j' || key === 'k') return step(key === 'j' ? 1 : -1)
  if (key === 'o') return click(document.activeElement?.closest<HTMLElement>('[data-review]') ?? rows()[0])
  if (!SHORTCUTS.some(([known]) => known === key)) return false
  const found = document.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)
  if (PRESSED.has(key)) return click(found)
  found?.focus()
  return Boolean(found)
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-review]')]

function step(by: 1 | -1): boolean {
  const all = rows()
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
