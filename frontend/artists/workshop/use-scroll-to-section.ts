import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the section named in the address, such as /members-workshop#release-plan. Sections appear once the session
 * is known and move while panels above them load, so it repeats until nothing is fetching or the visitor scrolls.
 */
export function useScrollToSection() {
  const { hash, key } = useLocation()
  const arriving = useIsFetching() > 0
  const arrived = useRef('')
  useEffect(() => {
    if (!hash || arrived.current === key) return undefined
    const stay = () => {
      arrived.current = key
    }
    // Runs after RootLayout has scrolled to the top.
    const frame = requestAnimationFrame(() => {
      document.getElementById(hash.slice(1))?.scrollIntoView()
      if (!arriving) stay()
    })
    addEventListener('wheel', stay, { passive: true })
    addEventListener('touchmove', stay, { passive: true })
    addEventListener('keydown', stay)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('wheel', stay)
      removeEventListener('touchmove', stay)
      removeEventListener('keydown', stay)
    }
  }, [hash, key, arriving])
}
