import { Suspense, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { RootLayout } from './RootLayout.tsx'
import { StartPage } from '#frontend/landing/StartPage.tsx'

// One chunk per page, loaded on demand.
const GKeyLoginPage = lazy(() =>
  import('#frontend/auth/GKeyLoginPage.tsx').then((file) => ({ default: file.GKeyLoginPage })),
)
const MembersWorkshopPage = lazy(() =>
  import('#frontend/artists/workshop/MembersWorkshopPage.tsx').then((file) => ({ default: file.MembersWorkshopPage })),
)
const ConfirmPaymentEmailPage = lazy(() =>
  import('#frontend/artists/profile/ConfirmPaymentEmailPage.tsx').then((file) => ({
    default: file.ConfirmPaymentEmailPage,
  })),
)
const GovernanceTrackerPage = lazy(() =>
  import('#frontend/applications/GovernanceTrackerPage.tsx').then((file) => ({ default: file.GovernanceTrackerPage })),
)
const UploadSongsPage = lazy(() =>
  import('#frontend/uploads/UploadSongsPage.tsx').then((file) => ({ default: file.UploadSongsPage })),
)
const BrowseMusicPage = lazy(() =>
  import('#frontend/catalog/BrowseMusicPage.tsx').then((file) => ({ default: file.BrowseMusicPage })),
)
const SongPage = lazy(() => import('#frontend/catalog/SongPage.tsx').then((file) => ({ default: file.SongPage })))
const BuyCopyPage = lazy(() =>
  import('#frontend/open-sales/BuyCopyPage.tsx').then((file) => ({ default: file.BuyCopyPage })),
)
const LeaveWaitingListPage = lazy(() =>
  import('#frontend/open-sales/LeaveWaitlistPage.tsx').then((file) => ({ default: file.LeaveWaitlistPage })),
)
const CopyPage = lazy(() => import('#frontend/copies/CopyPage.tsx').then((file) => ({ default: file.CopyPage })))
const TakeGiftPage = lazy(() =>
  import('#frontend/copies/ClaimGiftPage.tsx').then((file) => ({ default: file.ClaimGiftPage })),
)
const StopKeymailsPage = lazy(() =>
  import('#frontend/keymails/KeymailUnsubscribePage.tsx').then((file) => ({ default: file.KeymailUnsubscribePage })),
)
const EnterPage = lazy(() =>
  import('#frontend/auth/SignInLinkPage.tsx').then((file) => ({ default: file.SignInLinkPage })),
)
const FanVisitorChoicePage = lazy(() =>
  import('#frontend/landing/FanVisitorChoicePage.tsx').then((file) => ({ default: file.FanVisitorChoicePage })),
)
const GodfreyChatPage = lazy(() =>
  import('#frontend/godfrey/GodfreyChatPage.tsx').then((file) => ({ default: file.GodfreyChatPage })),
)
const HomePage = lazy(() => import('#frontend/landing/HomePage.tsx').then((file) => ({ default: file.HomePage })))
const IntroPage = lazy(() => import('#frontend/landing/IntroPage.tsx').then((file) => ({ default: file.IntroPage })))
const PrivateGreenRoomPage = lazy(() =>
  import('#frontend/green-room/PrivateGreenRoomPage.tsx').then((file) => ({ default: file.PrivateGreenRoomPage })),
)
const VirtualBoomboxPage = lazy(() =>
  import('#frontend/library/VirtualBoomboxPage.tsx').then((file) => ({ default: file.VirtualBoomboxPage })),
)
const BeforeYouGoPage = lazy(() =>
  import('#frontend/newsletter/BeforeYouGoPage.tsx').then((file) => ({ default: file.BeforeYouGoPage })),
)
const StayUpdated = lazy(() =>
  import('#frontend/newsletter/NewsletterForm.tsx').then((file) => ({ default: file.NewsletterForm })),
)
const ConfirmAddressPage = lazy(() =>
  import('#frontend/newsletter/ConfirmAddressPage.tsx').then((file) => ({ default: file.ConfirmAddressPage })),
)
const UnsubscribePage = lazy(() =>
  import('#frontend/newsletter/UnsubscribePage.tsx').then((file) => ({ default: file.UnsubscribePage })),
)
const RedeemKeymailPage = lazy(() =>
  import('#frontend/keymails/redeem/RedeemKeymailPage.tsx').then((file) => ({ default: file.RedeemKeymailPage })),
)
const GovernanceInfoPage = lazy(() =>
  import('#frontend/content/GovernanceInfoPage.tsx').then((file) => ({ default: file.GovernanceInfoPage })),
)
const CopyrightMaterialPage = lazy(() =>
  import('#frontend/content/CopyrightMaterialPage.tsx').then((file) => ({ default: file.CopyrightMaterialPage })),
)
const GenerateIncomePage = lazy(() =>
  import('#frontend/content/GenerateIncomePage.tsx').then((file) => ({ default: file.GenerateIncomePage })),
)
const VisitorInformationPage = lazy(() =>
  import('#frontend/content/VisitorInformationPage.tsx').then((file) => ({ default: file.VisitorInformationPage })),
)
const PublicShowcasePage = lazy(() =>
  import('#frontend/catalog/showcase/PublicShowcasePage.tsx').then((file) => ({ default: file.PublicShowcasePage })),
)
const OurStaffPage = lazy(() =>
  import('#frontend/content/OurStaffPage.tsx').then((file) => ({ default: file.OurStaffPage })),
)
const PrivacyPolicyPage = lazy(() =>
  import('#frontend/content/PrivacyPolicyPage.tsx').then((file) => ({ default: file.PrivacyPolicyPage })),
)
const ContactUsPage = lazy(() =>
  import('#frontend/content/ContactUsPage.tsx').then((file) => ({ default: file.ContactUsPage })),
)
const TermsOfServicePage = lazy(() =>
  import('#frontend/content/TermsOfServicePage.tsx').then((file) => ({ default: file.TermsOfServicePage })),
)
const AdvertisingPage = lazy(() =>
  import('#frontend/content/AdvertisingPage.tsx').then((file) => ({ default: file.AdvertisingPage })),
)
const RequestCorrectionPage = lazy(() =>
  import('#frontend/corrections/RequestCorrectionPage.tsx').then((file) => ({ default: file.RequestCorrectionPage })),
)
const PlatformOverviewPage = lazy(() =>
  import('#frontend/letters/PlatformOverviewPage.tsx').then((file) => ({ default: file.PlatformOverviewPage })),
)
const StudioLetterPage = lazy(() =>
  import('#frontend/letters/StudioLetterPage.tsx').then((file) => ({ default: file.StudioLetterPage })),
)
const FanClubLetterPage = lazy(() =>
  import('#frontend/letters/FanClubLetterPage.tsx').then((file) => ({ default: file.FanClubLetterPage })),
)
const VisitorOverviewPage = lazy(() =>
  import('#frontend/letters/VisitorOverviewPage.tsx').then((file) => ({ default: file.VisitorOverviewPage })),
)
const FineArtPage = lazy(() =>
  import('#frontend/art-cards/cards/FineArtPage.tsx').then((file) => ({ default: file.FineArtPage })),
)
const GalleryPage = lazy(() =>
  import('#frontend/art-cards/cards/GalleryPage.tsx').then((file) => ({ default: file.GalleryPage })),
)
const CardPage = lazy(() =>
  import('#frontend/art-cards/cards/CardPage.tsx').then((file) => ({ default: file.CardPage })),
)
const CollectorPage = lazy(() =>
  import('#frontend/art-cards/collectors/CollectorPage.tsx').then((file) => ({ default: file.CollectorPage })),
)
const CollectionPage = lazy(() =>
  import('#frontend/art-cards/copies/CollectionPage.tsx').then((file) => ({ default: file.CollectionPage })),
)
const VerifyPage = lazy(() =>
  import('#frontend/art-cards/copies/VerifyPage.tsx').then((file) => ({ default: file.VerifyPage })),
)
const AdminLoginPage = lazy(() =>
  import('#frontend/admin/AdminLoginPage.tsx').then((file) => ({ default: file.AdminLoginPage })),
)
const AdminDashboardPage = lazy(() =>
  import('#frontend/admin/AdminDashboardPage.tsx').then((file) => ({ default: file.AdminDashboardPage })),
)
const GodfreyDashboardPage = lazy(() =>
  import('#frontend/operations/GodfreyDashboardPage.tsx').then((file) => ({ default: file.GodfreyDashboardPage })),
)
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx').then((file) => ({ default: file.NotFoundPage })))

const LostGKeyPage = lazy(() =>
  import('#frontend/auth/LostGKeyPage.tsx').then((file) => ({ default: file.LostGKeyPage })),
)
const ArtistPage = lazy(() => import('#frontend/catalog/ArtistPage.tsx').then((file) => ({ default: file.ArtistPage })))

/** Every route with its page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path={paths.start.path}
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
        path={paths.intro.path}
        element={
          <Suspense fallback={null}>
            <IntroPage />
          </Suspense>
        }
      />
      <Route element={<RootLayout />}>
        <Route path={paths.gKeyLogin.path} element={<GKeyLoginPage />} />
        <Route path={paths.lostGKey.path} element={<LostGKeyPage />} />
        <Route path={paths.artist.path} element={<ArtistPage />} />
        <Route path={paths.membersWorkshop.path} element={<MembersWorkshopPage />} />
        <Route path={paths.confirmPaymentEmail.path} element={<ConfirmPaymentEmailPage />} />
        <Route path={paths.governanceTracker.path} element={<GovernanceTrackerPage />} />
        <Route path={paths.uploadSongs.path} element={<UploadSongsPage />} />
        <Route path={paths.godfreyChat.path} element={<GodfreyChatPage />} />
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.fanVisitorChoice.path} element={<FanVisitorChoicePage />} />
        <Route path={paths.browseMusic.path} element={<BrowseMusicPage />} />
        <Route path={paths.song.path} element={<SongPage />} />
        <Route path={paths.buyCopy.path} element={<BuyCopyPage />} />
        <Route path={paths.leaveWaitlist.path} element={<LeaveWaitingListPage />} />
        <Route path={paths.redeemKeymail.path} element={<RedeemKeymailPage />} />
        <Route path={paths.signInLink.path} element={<EnterPage />} />
        <Route path={paths.copy.path} element={<CopyPage />} />
        <Route path={paths.claimGift.path} element={<TakeGiftPage />} />
        <Route path={paths.keymailUnsubscribe.path} element={<StopKeymailsPage />} />
        <Route path={paths.privateGreenRoom.path} element={<PrivateGreenRoomPage />} />
        <Route path={paths.virtualBoombox.path} element={<VirtualBoomboxPage />} />
        <Route path={paths.governanceInfo.path} element={<GovernanceInfoPage />} />
        <Route path={paths.copyrightMaterial.path} element={<CopyrightMaterialPage />} />
        <Route path={paths.generateIncome.path} element={<GenerateIncomePage />} />
        <Route
          path={paths.visitorInformation.path}
          element={<VisitorInformationPage stayUpdated={<StayUpdated />} />}
        />
        <Route path={paths.beforeYouGo.path} element={<BeforeYouGoPage />} />
        <Route path={paths.confirmAddress.path} element={<ConfirmAddressPage />} />
        <Route path={paths.unsubscribe.path} element={<UnsubscribePage />} />
        <Route path={paths.publicShowcase.path} element={<PublicShowcasePage />} />
        <Route path={paths.ourStaff.path} element={<OurStaffPage />} />
        <Route path={paths.privacyPolicy.path} element={<PrivacyPolicyPage />} />
        <Route path={paths.contactUs.path} element={<ContactUsPage />} />
        <Route path={paths.termsOfService.path} element={<TermsOfServicePage />} />
        <Route path={paths.advertising.path} element={<AdvertisingPage />} />
        <Route path={paths.requestCorrection.path} element={<RequestCorrectionPage />} />
        <Route path={paths.platformOverview.path} element={<PlatformOverviewPage />} />
        <Route path={paths.studioLetter.path} element={<StudioLetterPage />} />
        <Route path={paths.fanClubLetter.path} element={<FanClubLetterPage />} />
        <Route path={paths.visitorOverview.path} element={<VisitorOverviewPage />} />
        <Route path={paths.godfreyDashboard.path} element={<GodfreyDashboardPage />} />
        <Route path={paths.fineArt.path} element={<FineArtPage />} />
        <Route path={paths.fineArtGallery.path} element={<GalleryPage />} />
        <Route path={paths.fineArtCard.path} element={<CardPage />} />
        <Route path={paths.fineArtRegister.path} element={<CollectorPage />} />
        <Route path={paths.fineArtCollection.path} element={<CollectionPage />} />
        <Route path={paths.fineArtVerify.path} element={<VerifyPage />} />
        <Route path={paths.adminLogin.path} element={<AdminLoginPage />} />
        <Route path={paths.adminDashboard.path} element={<AdminDashboardPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
