import { type ReactNode, Suspense, useEffect, useState } from 'react'

const VISITED_KEY = 'tunemaker-visited'

interface StartPageProps {
  /** Shown on the first visit. */
  intro: ReactNode
  home: ReactNode
}

/** Shows the intro on the first visit and the home page after that. Blank until its chunk has loaded. */
export function StartPage({ intro, home }: StartPageProps) {
  const [visited] = useState(() => localStorage.getItem(VISITED_KEY) !== null)
  useEffect(() => localStorage.setItem(VISITED_KEY, 'true'), [])
  return <Suspense fallback={null}>{visited ? home : intro}</Suspense>
}
