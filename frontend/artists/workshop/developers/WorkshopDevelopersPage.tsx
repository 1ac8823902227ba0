import { Link } from 'react-router-dom'
import { AccountTabs } from '#frontend/artists/workshop/account/AccountTabs.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AccessTokensPanel } from './AccessTokensPanel.tsx'
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx'

export const WorkshopDevelopersPage = () => (
  <WorkshopPage
    title="Profile and account"
    tabs={<AccountTabs />}
    lead={
      <>
        For programs of your own: a spreadsheet, a shop, a website.{' '}
        <Link to={paths.developers.href} className="link">
          Every call is described
        </Link>
        .
      </>
    }
  >
    {(artist) => (
      <>
        <AccessTokensPanel isEvaluation={artist.accountType === 'test'} />
        <WebhooksPanel isEvaluation={artist.accountType === 'test'} />
      </>
    )}
  </WorkshopPage>
)
