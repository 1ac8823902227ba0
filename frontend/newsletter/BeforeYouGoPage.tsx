import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FreeGraphics } from './FreeGraphics.tsx'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Free graphics and the feedback form. */
export function BeforeYouGoPage() {
  const t = useMessages(newsletter)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <Button variant="quiet" asChild>
              <Link to={paths.browseMusic.href}>{t('browse')}</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.home.href}>{t('backToHome')}</Link>
            </Button>
          </>
        }
      />
      <FreeGraphics />
      <FeedbackForm />
    </>
  )
}
