import { Link } from 'react-router-dom'
import { CloseAccountPanel } from '#frontend/artists/profile/CloseAccountPanel.tsx'
import { WorkshopPage } from '#frontend/artists/workshop/WorkshopPage.tsx'
import { SessionsPanel } from '#frontend/auth/SessionsPanel.tsx'
import { CorrectionHistory } from '#frontend/corrections/CorrectionHistory.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { AccountTabs } from './AccountTabs.tsx'

export const SecurityPage = () => (
  <WorkshopPage title="Profile and account" tabs={<AccountTabs />}>
    {(artist) => (
      <>
        <SessionsPanel />
        <CorrectionHistory />
        <Section title="Programs of your own" intro="Every call that these pages make is described for developers.">
          <Link to={paths.developers.href} className="link inline-flex min-h-11 items-center">
            For developers
          </Link>
        </Section>
        <CloseAccountPanel artist={artist} />
      </>
    )}
  </WorkshopPage>
)
