import { useEffect, useState } from 'react'
import { HomePage } from '#frontend/landing/HomePage.tsx'
import { IntroPage } from '#frontend/landing/IntroPage.tsx'
import { RootLayout } from './RootLayout.tsx'

const VISITED_KEY = 'tunemaker-visited'

/** Shows the intro on the first visit and the home page after that. Only the browser knows which, so it loads both. */
export function StartPage() {
  const [visited] = useState(() => localStorage.getItem(VISITED_KEY) !== null)
  useEffect(() => localStorage.setItem(VISITED_KEY, 'true'), [])
  if (!visited) return <IntroPage />
  return (
    <RootLayout>
      <HomePage />
    </RootLayout>
  )
}
