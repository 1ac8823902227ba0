import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SiteFrame } from './SiteFrame.tsx'

// Every screen is its own chunk: nobody downloads a room they do not enter.
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })))

/** The product's table of contents: every address and its screen. */
export function App() {
  return (
    <Routes>
      <Route element={<SiteFrame />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
