import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '#web/paths'
import { SiteFrame } from './SiteFrame.tsx'

// Every screen is its own chunk: nobody downloads a room they do not enter.
const GKeyLoginPage = lazy(() => import('./gkeys/GKeyLoginPage.tsx').then((file) => ({ default: file.GKeyLoginPage })))
const MembersWorkshopPage = lazy(() =>
  import('./gkeys/MembersWorkshopPage.tsx').then((file) => ({ default: file.MembersWorkshopPage })),
)
const ConfirmPaymentEmailPage = lazy(() =>
  import('./gkeys/ConfirmPaymentEmailPage.tsx').then((file) => ({ default: file.ConfirmPaymentEmailPage })),
)
const UploadSongsPage = lazy(() => import('./songs/UploadSongsPage.tsx').then((file) => ({ default: file.UploadSongsPage })))
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })))

/** The product's table of contents: every address and its screen. */
export function App() {
  return (
    <Routes>
      <Route element={<SiteFrame />}>
        <Route path={paths.gKeyLogin} element={<GKeyLoginPage />} />
        <Route path={paths.membersWorkshop} element={<MembersWorkshopPage />} />
        <Route path={paths.confirmPaymentEmail} element={<ConfirmPaymentEmailPage />} />
        <Route path={paths.uploadSongs} element={<UploadSongsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
