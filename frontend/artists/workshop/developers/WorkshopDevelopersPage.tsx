import { Link } from 'react-router-dom'
import { AccountTabs } from '#frontend/artists/workshop/account/AccountTabs.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AccessTokensPanel } from './AccessTokensPanel.tsx'
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export const WorkshopDevelopersPage = () => {
  const t = useMessages(workshopDevelopers)
  return (
    <WorkshopPage
      title={t('account.title')}
      tabs={<AccountTabs />}
      lead={
        <>
          <RichText text={t('developers.lead')} tags={{ link: <Link to={paths.developers.href} className="link" /> }} />
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
}
