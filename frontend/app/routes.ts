import type { ComponentType } from 'react'
import { paths } from '#frontend/lib/paths.ts'

export interface PageRoute {
  path: string
  /** Loads the page's code, one chunk per page. The build calls it to find out which files the server preloads. */
  lazy: () => Promise<{ default: ComponentType }>
  /** A page without header and footer. */
  standalone?: true
}

const page =
  <Name extends string>(load: () => Promise<Record<NoInfer<Name>, ComponentType>>, name: Name): PageRoute['lazy'] =>
  async () => ({ default: (await load())[name] })

/** Every page. A path that matches none of them is answered with 404. */
export const routes: readonly PageRoute[] = [
  { path: paths.start.path, lazy: page(() => import('./StartPage.tsx'), 'StartPage'), standalone: true },
  {
    path: paths.intro.path,
    lazy: page(() => import('#frontend/landing/IntroPage.tsx'), 'IntroPage'),
    standalone: true,
  },
  { path: paths.gKeyLogin.path, lazy: page(() => import('#frontend/auth/GKeyLoginPage.tsx'), 'GKeyLoginPage') },
  { path: paths.lostGKey.path, lazy: page(() => import('#frontend/auth/LostGKeyPage.tsx'), 'LostGKeyPage') },
  { path: paths.artist.path, lazy: page(() => import('#frontend/catalog/ArtistPage.tsx'), 'ArtistPage') },
  {
    path: paths.membersWorkshop.path,
    lazy: page(() => import('#frontend/artists/workshop/home/MembersWorkshopPage.tsx'), 'MembersWorkshopPage'),
  },
  {
    path: paths.workshopReleases.path,
    lazy: page(() => import('#frontend/artists/workshop/releases/ReleasesPage.tsx'), 'ReleasesPage'),
  },
  {
    path: paths.workshopOpenSales.path,
    lazy: page(() => import('#frontend/artists/workshop/releases/OpenSalesPage.tsx'), 'OpenSalesPage'),
  },
  {
    path: paths.workshopArtCards.path,
    lazy: page(() => import('#frontend/artists/workshop/releases/ArtCardsPage.tsx'), 'ArtCardsPage'),
  },
  {
    path: paths.workshopKeymails.path,
    lazy: page(() => import('#frontend/artists/workshop/keymails/KeymailsPage.tsx'), 'KeymailsPage'),
  },
  {
    path: paths.workshopIssuing.path,
    lazy: page(() => import('#frontend/artists/workshop/keymails/IssuingPage.tsx'), 'IssuingPage'),
  },
  {
    path: paths.workshopSales.path,
    lazy: page(() => import('#frontend/artists/workshop/sales/SalesPage.tsx'), 'SalesPage'),
  },
  {
    path: paths.workshopStatements.path,
    lazy: page(() => import('#frontend/artists/workshop/sales/StatementsPage.tsx'), 'StatementsPage'),
  },
  {
    path: paths.closedAccount.path,
    lazy: page(() => import('#frontend/revenue/ClosedAccountPage.tsx'), 'ClosedAccountPage'),
  },
  {
    path: paths.workshopFans.path,
    lazy: page(() => import('#frontend/artists/workshop/fans/FansPage.tsx'), 'FansPage'),
  },
  {
    path: paths.workshopRoom.path,
    lazy: page(() => import('#frontend/artists/workshop/room/RoomPage.tsx'), 'RoomPage'),
  },
  {
    path: paths.workshopAccount.path,
    lazy: page(() => import('#frontend/artists/workshop/account/AccountPage.tsx'), 'AccountPage'),
  },
  {
    path: paths.workshopSecurity.path,
    lazy: page(() => import('#frontend/artists/workshop/account/SecurityPage.tsx'), 'SecurityPage'),
  },
  {
    path: paths.workshopDevelopers.path,
    lazy: page(
      () => import('#frontend/artists/workshop/developers/WorkshopDevelopersPage.tsx'),
      'WorkshopDevelopersPage',
    ),
  },
  {
    path: paths.songDetails.path,
    lazy: page(() => import('#frontend/releases/SongDetailsPage.tsx'), 'SongDetailsPage'),
  },
  {
    path: paths.albumDetails.path,
    lazy: page(() => import('#frontend/releases/AlbumDetailsPage.tsx'), 'AlbumDetailsPage'),
  },
  {
    path: paths.confirmPaymentEmail.path,
    lazy: page(() => import('#frontend/artists/profile/ConfirmPaymentEmailPage.tsx'), 'ConfirmPaymentEmailPage'),
  },
  {
    path: paths.stopPaymentChange.path,
    lazy: page(() => import('#frontend/artists/profile/StopPaymentChangePage.tsx'), 'StopPaymentChangePage'),
  },
  {
    path: paths.restoreContactEmail.path,
    lazy: page(() => import('#frontend/corrections/RestoreContactEmailPage.tsx'), 'RestoreContactEmailPage'),
  },
  {
    path: paths.governanceTracker.path,
    lazy: page(() => import('#frontend/applications/GovernanceTrackerPage.tsx'), 'GovernanceTrackerPage'),
  },
  {
    path: paths.uploadSongs.path,
    lazy: page(() => import('#frontend/uploads/UploadSongsPage.tsx'), 'UploadSongsPage'),
  },
  {
    path: paths.godfreyChat.path,
    lazy: page(() => import('#frontend/godfrey/GodfreyChatPage.tsx'), 'GodfreyChatPage'),
  },
  { path: paths.home.path, lazy: page(() => import('#frontend/landing/HomePage.tsx'), 'HomePage') },
  {
    path: paths.fanVisitorChoice.path,
    lazy: page(() => import('#frontend/landing/FanVisitorChoicePage.tsx'), 'FanVisitorChoicePage'),
  },
  {
    path: paths.browseMusic.path,
    lazy: page(() => import('#frontend/catalog/BrowseMusicPage.tsx'), 'BrowseMusicPage'),
  },
  { path: paths.search.path, lazy: page(() => import('#frontend/search/SearchPage.tsx'), 'SearchPage') },
  { path: paths.signIn.path, lazy: page(() => import('#frontend/auth/SignInPage.tsx'), 'SignInPage') },
  { path: paths.wallet.path, lazy: page(() => import('#frontend/copies/WalletPage.tsx'), 'WalletPage') },
  { path: paths.yours.path, lazy: page(() => import('#frontend/auth/YoursPage.tsx'), 'YoursPage') },
  {
    path: paths.notifications.path,
    lazy: page(() => import('#frontend/follows/NotificationsPage.tsx'), 'NotificationsPage'),
  },
  {
    path: paths.confirmFollow.path,
    lazy: page(() => import('#frontend/follows/ConfirmFollowPage.tsx'), 'ConfirmFollowPage'),
  },
  {
    path: paths.yourData.path,
    lazy: page(() => import('#frontend/personal-data/YourDataPage.tsx'), 'YourDataPage'),
  },
  {
    path: paths.yourArchive.path,
    lazy: page(() => import('#frontend/personal-data/ArchivePage.tsx'), 'ArchivePage'),
  },
  {
    path: paths.keepAccount.path,
    lazy: page(() => import('#frontend/personal-data/KeepAccountPage.tsx'), 'KeepAccountPage'),
  },
  { path: paths.song.path, lazy: page(() => import('#frontend/catalog/song/SongPage.tsx'), 'SongPage') },
  { path: paths.album.path, lazy: page(() => import('#frontend/catalog/AlbumPage.tsx'), 'AlbumPage') },
  { path: paths.buyCopy.path, lazy: page(() => import('#frontend/open-sales/BuyCopyPage.tsx'), 'BuyCopyPage') },
  {
    path: paths.leaveWaitlist.path,
    lazy: page(() => import('#frontend/open-sales/LeaveWaitlistPage.tsx'), 'LeaveWaitlistPage'),
  },
  {
    path: paths.redeemKeymail.path,
    lazy: page(() => import('#frontend/keymails/redeem/RedeemKeymailPage.tsx'), 'RedeemKeymailPage'),
  },
  { path: paths.signInLink.path, lazy: page(() => import('#frontend/auth/SignInLinkPage.tsx'), 'SignInLinkPage') },
  { path: paths.copy.path, lazy: page(() => import('#frontend/copies/CopyPage.tsx'), 'CopyPage') },
  {
    path: paths.confirmTransfer.path,
    lazy: page(() => import('#frontend/copies/ConfirmTransferPage.tsx'), 'ConfirmTransferPage'),
  },
  { path: paths.claimGift.path, lazy: page(() => import('#frontend/copies/ClaimGiftPage.tsx'), 'ClaimGiftPage') },
  {
    path: paths.developers.path,
    lazy: page(() => import('#frontend/developers/DevelopersPage.tsx'), 'DevelopersPage'),
  },
  { path: paths.verify.path, lazy: page(() => import('#frontend/edition-log/VerifyPage.tsx'), 'VerifyPage') },
  {
    path: paths.keymailUnsubscribe.path,
    lazy: page(() => import('#frontend/keymails/KeymailUnsubscribePage.tsx'), 'KeymailUnsubscribePage'),
  },
  {
    path: paths.privateGreenRoom.path,
    lazy: page(() => import('#frontend/green-room/PrivateGreenRoomPage.tsx'), 'PrivateGreenRoomPage'),
  },
  {
    path: paths.virtualBoombox.path,
    lazy: page(() => import('#frontend/library/VirtualBoomboxPage.tsx'), 'VirtualBoomboxPage'),
  },
  {
    path: paths.governanceInfo.path,
    lazy: page(() => import('#frontend/content/GovernanceInfoPage.tsx'), 'GovernanceInfoPage'),
  },
  {
    path: paths.copyrightMaterial.path,
    lazy: page(() => import('#frontend/content/CopyrightMaterialPage.tsx'), 'CopyrightMaterialPage'),
  },
  {
    path: paths.generateIncome.path,
    lazy: page(() => import('#frontend/content/GenerateIncomePage.tsx'), 'GenerateIncomePage'),
  },
  {
    path: paths.visitorInformation.path,
    lazy: page(() => import('./VisitorInformationRoute.tsx'), 'VisitorInformationRoute'),
  },
  {
    path: paths.beforeYouGo.path,
    lazy: page(() => import('#frontend/newsletter/BeforeYouGoPage.tsx'), 'BeforeYouGoPage'),
  },
  {
    path: paths.confirmAddress.path,
    lazy: page(() => import('#frontend/newsletter/ConfirmAddressPage.tsx'), 'ConfirmAddressPage'),
  },
  {
    path: paths.unsubscribe.path,
    lazy: page(() => import('#frontend/newsletter/UnsubscribePage.tsx'), 'UnsubscribePage'),
  },
  {
    path: paths.publicShowcase.path,
    lazy: page(() => import('#frontend/catalog/showcase/PublicShowcasePage.tsx'), 'PublicShowcasePage'),
  },
  { path: paths.ourStaff.path, lazy: page(() => import('#frontend/content/OurStaffPage.tsx'), 'OurStaffPage') },
  {
    path: paths.privacyPolicy.path,
    lazy: page(() => import('#frontend/content/PrivacyPolicyPage.tsx'), 'PrivacyPolicyPage'),
  },
  { path: paths.contactUs.path, lazy: page(() => import('#frontend/content/ContactUsPage.tsx'), 'ContactUsPage') },
  {
    path: paths.termsOfService.path,
    lazy: page(() => import('#frontend/content/TermsOfServicePage.tsx'), 'TermsOfServicePage'),
  },
  {
    path: paths.advertising.path,
    lazy: page(() => import('#frontend/content/AdvertisingPage.tsx'), 'AdvertisingPage'),
  },
  {
    path: paths.requestCorrection.path,
    lazy: page(() => import('#frontend/corrections/RequestCorrectionPage.tsx'), 'RequestCorrectionPage'),
  },
  {
    path: paths.platformOverview.path,
    lazy: page(() => import('#frontend/letters/PlatformOverviewPage.tsx'), 'PlatformOverviewPage'),
  },
  {
    path: paths.studioLetter.path,
    lazy: page(() => import('#frontend/letters/StudioLetterPage.tsx'), 'StudioLetterPage'),
  },
  {
    path: paths.fanClubLetter.path,
    lazy: page(() => import('#frontend/letters/FanClubLetterPage.tsx'), 'FanClubLetterPage'),
  },
  {
    path: paths.visitorOverview.path,
    lazy: page(() => import('#frontend/letters/VisitorOverviewPage.tsx'), 'VisitorOverviewPage'),
  },
  {
    path: paths.godfreyDashboard.path,
    lazy: page(() => import('#frontend/operations/GodfreyDashboardPage.tsx'), 'GodfreyDashboardPage'),
  },
  { path: paths.fineArt.path, lazy: page(() => import('#frontend/art-cards/cards/FineArtPage.tsx'), 'FineArtPage') },
  {
    path: paths.fineArtGallery.path,
    lazy: page(() => import('#frontend/art-cards/cards/GalleryPage.tsx'), 'GalleryPage'),
  },
  { path: paths.fineArtCard.path, lazy: page(() => import('#frontend/art-cards/cards/CardPage.tsx'), 'CardPage') },
  {
    path: paths.fineArtRegister.path,
    lazy: page(() => import('#frontend/art-cards/collectors/CollectorPage.tsx'), 'CollectorPage'),
  },
  {
    path: paths.fineArtCollection.path,
    lazy: page(() => import('#frontend/art-cards/copies/CollectionPage.tsx'), 'CollectionPage'),
  },
  {
    path: paths.fineArtVerify.path,
    lazy: page(() => import('#frontend/art-cards/copies/VerifyPage.tsx'), 'VerifyPage'),
  },
  { path: paths.adminLogin.path, lazy: page(() => import('#frontend/admin/AdminLoginPage.tsx'), 'AdminLoginPage') },
  {
    path: paths.adminDashboard.path,
    lazy: page(() => import('#frontend/admin/AdminDashboardPage.tsx'), 'AdminDashboardPage'),
  },
  {
    path: paths.staffInvitation.path,
    lazy: page(() => import('#frontend/admin/staff/StaffInvitationPage.tsx'), 'StaffInvitationPage'),
  },
]

export const notFoundRoute: PageRoute = { path: '*', lazy: page(() => import('./NotFoundPage.tsx'), 'NotFoundPage') }
