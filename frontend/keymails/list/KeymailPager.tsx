import { Button } from '#frontend/ui/controls/Button.tsx'

interface KeymailPagerProps {
  /** Starts at 1, the newest. */
  page: number
  hasOlder: boolean
  onNewer: () => void
  onOlder: () => void
}

export function KeymailPager({ page, hasOlder, onNewer, onOlder }: KeymailPagerProps) {
  return (
    <nav aria-label="Pages of Keymails" className="mt-5 flex items-center gap-3">
      <Button variant="quiet" disabled={page === 1} onClick={onNewer}>
        Newer
      </Button>
      <Button variant="quiet" disabled={!hasOlder} onClick={onOlder}>
        Older
      </Button>
      <span role="status" className="text-sm text-bone-3">
        Page {page}
      </span>
    </nav>
  )
}
