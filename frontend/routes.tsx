import { Suspense, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '#web/paths'
import { SiteFrame } from './SiteFrame.tsx'
import { StartPage } from './start/StartPage.tsx'

// Every screen is its own chunk: nobody downloads a room they do not enter.
const GKeyLoginPage = lazy(() => import('./gkeys/GKeyLoginPage.tsx').then((file) => ({ default: file.GKeyLoginPage })))
const MembersWorkshopPage = lazy(() =>
  import('./gkeys/MembersWorkshopPage.tsx').then((file) => ({ default: file.MembersWorkshopPage })),
)
const ConfirmPaymentEmailPage = lazy(() =>
  import('./gkeys/ConfirmPaymentEmailPage.tsx').then((file) => ({ default: file.ConfirmPaymentEmailPage })),
)
const UploadSongsPage = lazy(() => import('./songs/UploadSongsPage.tsx').then((file) => ({ default: file.UploadSongsPage })))
const BrowseMusicPage = lazy(() => import('./songs/BrowseMusicPage.tsx').then((file) => ({ default: file.BrowseMusicPage })))
const EnterPage = lazy(() => import('./keymails/EnterPage.tsx').then((file) => ({ default: file.EnterPage })))
const FanVisitorChoicePage = lazy(() =>
  import('./start/FanVisitorChoicePage.tsx').then((file) => ({ default: file.FanVisitorChoicePage })),
)
const HomePage = lazy(() => import('./start/HomePage.tsx').then((file) => ({ default: file.HomePage })))
const IntroPage = lazy(() => import('./start/IntroPage.tsx').then((file) => ({ default: file.IntroPage })))
const PrivateGreenRoomPage = lazy(() =>
  import('./green-room/PrivateGreenRoomPage.tsx').then((file) => ({ default: file.PrivateGreenRoomPage })),
)
const RedeemKeymailPage = lazy(() =>
  import('./keymails/RedeemKeymailPage.tsx').then((file) => ({ default: file.RedeemKeymailPage })),
)
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })))

/** The product's table of contents: every address and its screen. */
export function App() {
  return (
    <Routes>
      <Route path={paths.start} element={<StartPage intro={<IntroPage />} home={<SiteFrame><HomePage /></SiteFrame>} />} />
      <Route
        path={paths.intro}
        element={
          <Suspense fallback={null}>
            <IntroPage />
          </Suspense>
        }
      />
      <Route element={<SiteFrame />}>
        <Route path={paths.gKeyLogin} element={<GKeyLoginPage />} />
        <Route path={paths.membersWorkshop} element={<MembersWorkshopPage />} />
        <Route path={paths.confirmPaymentEmail} element={<ConfirmPaymentEmailPage />} />
        <Route path={paths.uploadSongs} element={<UploadSongsPage />} />
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.fanVisitorChoice} element={<FanVisitorChoicePage />} />
        <Route path={paths.browseMusic} element={<BrowseMusicPage />} />
        <Route path={paths.redeemKeymail} element={<RedeemKeymailPage />} />
        <Route path={paths.enter} element={<EnterPage />} />
        <Route path={paths.privateGreenRoom} element={<PrivateGreenRoomPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
