import { type RefObject, useEffect } from 'react'

/** Within the element, the keys Up and Down move between the search field and the results, as in a list. */
export function useArrowKeys(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element
    current?.addEventListener('keydown', move)
    return () => current?.removeEventListener('keydown', move)
  }, [element])
}

function move(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...this.querySelectorAll<HTMLElement>('input[type="search"], [data-result]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = at === -1 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
