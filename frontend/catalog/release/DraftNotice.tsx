import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Above the page of a draft, which only its artist sees. `editHref` is where it is edited and published. */
export function DraftNotice({ editHref }: { editHref: string }) {
  const t = useMessages(music)
  return (
    <Banner
      title={t('draft.title')}
      className="mt-6"
      action={
        <Button variant="quiet" asChild>
          <Link to={editHref}>{t('draft.edit')}</Link>
        </Button>
      }
    >
      {t('draft.text')}
    </Banner>
  )
}
