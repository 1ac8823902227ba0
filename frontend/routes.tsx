import { Suspense, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '#web/paths'
import { RootLayout } from './SiteFrame.tsx'
import { StartPage } from './start/StartPage.tsx'

// One chunk per page, loaded on demand.
const GKeyLoginPage = lazy(() => import('./gkeys/GKeyLoginPage.tsx').then((file) => ({ default: file.GKeyLoginPage })))
const MembersWorkshopPage = lazy(() =>
  import('./gkeys/MembersWorkshopPage.tsx').then((file) => ({ default: file.MembersWorkshopPage })),
)
const ConfirmPaymentEmailPage = lazy(() =>
  import('./gkeys/ConfirmPaymentEmailPage.tsx').then((file) => ({ default: file.ConfirmPaymentEmailPage })),
)
const GovernanceTrackerPage = lazy(() =>
  import('./gkeys/GovernanceTrackerPage.tsx').then((file) => ({ default: file.GovernanceTrackerPage })),
)
const UploadSongsPage = lazy(() =>
  import('./songs/UploadSongsPage.tsx').then((file) => ({ default: file.UploadSongsPage })),
)
const BrowseMusicPage = lazy(() =>
  import('./songs/BrowseMusicPage.tsx').then((file) => ({ default: file.BrowseMusicPage })),
)
const SongPage = lazy(() => import('./songs/SongPage.tsx').then((file) => ({ default: file.SongPage })))
const BuyCopyPage = lazy(() => import('./keymails/BuyCopyPage.tsx').then((file) => ({ default: file.BuyCopyPage })))
const LeaveWaitingListPage = lazy(() =>
  import('./keymails/LeaveWaitingListPage.tsx').then((file) => ({ default: file.LeaveWaitlistPage })),
)
const CopyPage = lazy(() => import('./keymails/CopyPage.tsx').then((file) => ({ default: file.CopyPage })))
const TakeGiftPage = lazy(() => import('./keymails/TakeGiftPage.tsx').then((file) => ({ default: file.ClaimGiftPage })))
const StopKeymailsPage = lazy(() =>
  import('./keymails/StopKeymailsPage.tsx').then((file) => ({ default: file.KeymailUnsubscribePage })),
)
const EnterPage = lazy(() => import('./keymails/EnterPage.tsx').then((file) => ({ default: file.SignInLinkPage })))
const FanVisitorChoicePage = lazy(() =>
  import('./start/FanVisitorChoicePage.tsx').then((file) => ({ default: file.FanVisitorChoicePage })),
)
const GodfreyChatPage = lazy(() =>
  import('./godfrey/GodfreyChatPage.tsx').then((file) => ({ default: file.GodfreyChatPage })),
)
const HomePage = lazy(() => import('./start/HomePage.tsx').then((file) => ({ default: file.HomePage })))
const IntroPage = lazy(() => import('./start/IntroPage.tsx').then((file) => ({ default: file.IntroPage })))
const PrivateGreenRoomPage = lazy(() =>
  import('./green-room/PrivateGreenRoomPage.tsx').then((file) => ({ default: file.PrivateGreenRoomPage })),
)
const VirtualBoomboxPage = lazy(() =>
  import('./library/VirtualBoomboxPage.tsx').then((file) => ({ default: file.VirtualBoomboxPage })),
)
const BeforeYouGoPage = lazy(() =>
  import('./visitors/BeforeYouGoPage.tsx').then((file) => ({ default: file.BeforeYouGoPage })),
)
const StayUpdated = lazy(() => import('./visitors/StayUpdated.tsx').then((file) => ({ default: file.NewsletterForm })))
const ConfirmAddressPage = lazy(() =>
  import('./visitors/AddressPages.tsx').then((file) => ({ default: file.ConfirmAddressPage })),
)
const UnsubscribePage = lazy(() =>
  import('./visitors/AddressPages.tsx').then((file) => ({ default: file.UnsubscribePage })),
)
const RedeemKeymailPage = lazy(() =>
  import('./keymails/RedeemKeymailPage.tsx').then((file) => ({ default: file.RedeemKeymailPage })),
)
const GovernanceInfoPage = lazy(() =>
  import('./house/GovernanceInfoPage.tsx').then((file) => ({ default: file.GovernanceInfoPage })),
)
const CopyrightMaterialPage = lazy(() =>
  import('./house/CopyrightMaterialPage.tsx').then((file) => ({ default: file.CopyrightMaterialPage })),
)
const GenerateIncomePage = lazy(() =>
  import('./house/GenerateIncomePage.tsx').then((file) => ({ default: file.GenerateIncomePage })),
)
const VisitorInformationPage = lazy(() =>
  import('./house/VisitorInformationPage.tsx').then((file) => ({ default: file.VisitorInformationPage })),
)
const PublicShowcasePage = lazy(() =>
  import('./showcase/PublicShowcasePage.tsx').then((file) => ({ default: file.PublicShowcasePage })),
)
const OurStaffPage = lazy(() => import('./house/OurStaffPage.tsx').then((file) => ({ default: file.OurStaffPage })))
const PrivacyPolicyPage = lazy(() =>
  import('./house/PrivacyPolicyPage.tsx').then((file) => ({ default: file.PrivacyPolicyPage })),
)
const ContactUsPage = lazy(() => import('./house/ContactUsPage.tsx').then((file) => ({ default: file.ContactUsPage })))
const TermsOfServicePage = lazy(() =>
  import('./house/TermsOfServicePage.tsx').then((file) => ({ default: file.TermsOfServicePage })),
)
const AdvertisingPage = lazy(() =>
  import('./house/AdvertisingPage.tsx').then((file) => ({ default: file.AdvertisingPage })),
)
const RequestCorrectionPage = lazy(() =>
  import('./house/RequestCorrectionPage.tsx').then((file) => ({ default: file.RequestCorrectionPage })),
)
const PlatformOverviewPage = lazy(() =>
  import('./letters/PlatformOverviewPage.tsx').then((file) => ({ default: file.PlatformOverviewPage })),
)
const StudioLetterPage = lazy(() =>
  import('./letters/StudioLetterPage.tsx').then((file) => ({ default: file.StudioLetterPage })),
)
const FanClubLetterPage = lazy(() =>
  import('./letters/FanClubLetterPage.tsx').then((file) => ({ default: file.FanClubLetterPage })),
)
const VisitorOverviewPage = lazy(() =>
  import('./letters/VisitorOverviewPage.tsx').then((file) => ({ default: file.VisitorOverviewPage })),
)
const FineArtPage = lazy(() => import('./fine-art/FineArtPage.tsx').then((file) => ({ default: file.FineArtPage })))
const GalleryPage = lazy(() => import('./fine-art/GalleryPage.tsx').then((file) => ({ default: file.GalleryPage })))
const CardPage = lazy(() => import('./fine-art/CardPage.tsx').then((file) => ({ default: file.CardPage })))
const CollectorPage = lazy(() =>
  import('./fine-art/CollectorPage.tsx').then((file) => ({ default: file.CollectorPage })),
)
const CollectionPage = lazy(() =>
  import('./fine-art/CollectionPage.tsx').then((file) => ({ default: file.CollectionPage })),
)
const VerifyPage = lazy(() => import('./fine-art/VerifyPage.tsx').then((file) => ({ default: file.VerifyPage })))
const AdminLoginPage = lazy(() =>
  import('./admin/AdminLoginPage.tsx').then((file) => ({ default: file.AdminLoginPage })),
)
const AdminDashboardPage = lazy(() =>
  import('./admin/AdminDashboardPage.tsx').then((file) => ({ default: file.AdminDashboardPage })),
)
const GodfreyDashboardPage = lazy(() =>
  import('./operator/GodfreyDashboardPage.tsx').then((file) => ({ default: file.GodfreyDashboardPage })),
)
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })))

const LostGKeyPage = lazy(() => import('./gkeys/LostGKeyPage.tsx').then((file) => ({ default: file.LostGKeyPage })))
const ArtistPage = lazy(() => import('./songs/ArtistPage.tsx').then((file) => ({ default: file.ArtistPage })))

/** Every route with its page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.start}
        element={
          <StartPage
            intro={<IntroPage />}
            home={
              <RootLayout>
                <HomePage />
              </RootLayout>
            }
          />
        }
      />
      <Route
        path={paths.intro}
        element={
          <Suspense fallback={null}>
            <IntroPage />
          </Suspense>
        }
      />
      <Route element={<RootLayout />}>
        <Route path={paths.gKeyLogin} element={<GKeyLoginPage />} />
        <Route path={paths.lostGKey} element={<LostGKeyPage />} />
        <Route path="/artists/:id" element={<ArtistPage />} />
        <Route path={paths.membersWorkshop} element={<MembersWorkshopPage />} />
        <Route path={paths.confirmPaymentEmail} element={<ConfirmPaymentEmailPage />} />
        <Route path={paths.governanceTracker} element={<GovernanceTrackerPage />} />
        <Route path={paths.uploadSongs} element={<UploadSongsPage />} />
        <Route path={paths.godfreyChat} element={<GodfreyChatPage />} />
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.fanVisitorChoice} element={<FanVisitorChoicePage />} />
        <Route path={paths.browseMusic} element={<BrowseMusicPage />} />
        <Route path="/songs/:id" element={<SongPage />} />
        <Route path="/buy-copy/:editionId" element={<BuyCopyPage />} />
        <Route path={paths.leaveWaitingList} element={<LeaveWaitingListPage />} />
        <Route path={paths.redeemKeymail} element={<RedeemKeymailPage />} />
        <Route path={paths.enter} element={<EnterPage />} />
        <Route path="/copies/:id" element={<CopyPage />} />
        <Route path={paths.takeGift} element={<TakeGiftPage />} />
        <Route path={paths.stopKeymails} element={<StopKeymailsPage />} />
        <Route path={paths.privateGreenRoom} element={<PrivateGreenRoomPage />} />
        <Route path={paths.virtualBoombox} element={<VirtualBoomboxPage />} />
        <Route path={paths.governanceInfo} element={<GovernanceInfoPage />} />
        <Route path={paths.copyrightMaterial} element={<CopyrightMaterialPage />} />
        <Route path={paths.generateIncome} element={<GenerateIncomePage />} />
        <Route path={paths.visitorInformation} element={<VisitorInformationPage stayUpdated={<StayUpdated />} />} />
        <Route path={paths.beforeYouGo} element={<BeforeYouGoPage />} />
        <Route path={paths.confirmAddress} element={<ConfirmAddressPage />} />
        <Route path={paths.unsubscribe} element={<UnsubscribePage />} />
        <Route path={paths.publicShowcase} element={<PublicShowcasePage />} />
        <Route path={paths.ourStaff} element={<OurStaffPage />} />
        <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
        <Route path={paths.contactUs} element={<ContactUsPage />} />
        <Route path={paths.termsOfService} element={<TermsOfServicePage />} />
        <Route path={paths.advertising} element={<AdvertisingPage />} />
        <Route path={paths.requestCorrection} element={<RequestCorrectionPage />} />
        <Route path={paths.platformOverview} element={<PlatformOverviewPage />} />
        <Route path={paths.studioLetter} element={<StudioLetterPage />} />
        <Route path={paths.fanClubLetter} element={<FanClubLetterPage />} />
        <Route path={paths.visitorOverview} element={<VisitorOverviewPage />} />
        <Route path={paths.godfreyDashboard} element={<GodfreyDashboardPage />} />
        <Route path={paths.fineArt} element={<FineArtPage />} />
        <Route path={paths.fineArtGallery} element={<GalleryPage />} />
        <Route path="/fine-art/card/:id" element={<CardPage />} />
        <Route path={paths.fineArtRegister} element={<CollectorPage />} />
        <Route path={paths.fineArtCollection} element={<CollectionPage />} />
        <Route path={paths.fineArtVerify} element={<VerifyPage />} />
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
