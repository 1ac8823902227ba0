import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { Skeleton } from './Skeleton.tsx'

/** The loading placeholder of what stands below a page's header. */
export function ContentSkeleton() {
  const t = useMessages(shell)
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-72" />
    </div>
  )
}
