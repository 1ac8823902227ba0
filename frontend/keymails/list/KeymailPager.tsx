import { Button } from '#frontend/ui/controls/Button.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface KeymailPagerProps {
  /** Starts at 1, the newest. */
  page: number
  hasOlder: boolean
  onNewer: () => void
  onOlder: () => void
}

export function KeymailPager({ page, hasOlder, onNewer, onOlder }: KeymailPagerProps) {
  const t = useMessages(keymailMessages)
  return (
    <nav aria-label={t('pager.label')} className="mt-5 flex flex-wrap items-center gap-3">
      <Button variant="quiet" disabled={page === 1} onClick={onNewer}>
        {t('pager.newer')}
      </Button>
      <Button variant="quiet" disabled={!hasOlder} onClick={onOlder}>
        {t('pager.older')}
      </Button>
      <span role="status" className="text-sm whitespace-nowrap text-bone-3">
        {t('pager.page', { page })}
      </span>
    </nav>
  )
}
