import { useLayoutEffect } from 'react'

/** Replaces Radix's overlay, which injects a style sheet that the content security policy blocks. */
export function DialogOverlay() {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    // Compensates for the hidden scroll bar, so that the page does not shift.
    page.style.paddingRight = `${innerWidth - page.clientWidth}px`
    page.style.overflow = 'hidden'
    return () => {
      page.style.paddingRight = ''
      page.style.overflow = ''
    }
  }, [])
  return <div className="fixed inset-0 z-30 bg-[#040706d9] transition-opacity duration-200 starting:opacity-0" />
}
