import { type ReactNode, Suspense, useEffect, useState } from 'react'

const VISITED = 'tunemaker-visited'

interface StartPageProps {
  /** For who has never been here. */
  intro: ReactNode
  home: ReactNode
}

/** The street door: newcomers see the opening, everybody else walks straight in. Blank until that is known. */
export function StartPage({ intro, home }: StartPageProps) {
  const [visited] = useState(() => localStorage.getItem(VISITED) !== null)
  useEffect(() => localStorage.setItem(VISITED, 'true'), [])
  return <Suspense fallback={null}>{visited ? home : intro}</Suspense>
}
