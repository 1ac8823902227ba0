import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Keeps the log scrolled to the bottom while the reader is there; otherwise keeps the reading position. */
export function useStickToBottom(oldest: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const atBottom = useRef(true)
  const previous = useRef({ height: 0, oldest })
  useEffect(() => {
    const element = scroller.current
    const updateAtBottom = () => {
      if (element) atBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    element?.addEventListener('scroll', updateAtBottom, { passive: true })
    return () => element?.removeEventListener('scroll', updateAtBottom)
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || element.scrollHeight === previous.current.height) return
    if (atBottom.current) element.scrollTo(0, element.scrollHeight)
    // Older messages were prepended: offset the scroll position by their height.
    else if (oldest !== previous.current.oldest) element.scrollBy(0, element.scrollHeight - previous.current.height)
    previous.current = { height: element.scrollHeight, oldest }
  })
  return scroller
}
