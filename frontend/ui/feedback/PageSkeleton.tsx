import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { Skeleton } from './Skeleton.tsx'

/** The loading placeholder of a whole page. */
export function PageSkeleton() {
  const t = useMessages(shell)
  return (
    <div role="status" className="min-h-[80dvh] pt-6 sm:pt-12">
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="h-[clamp(3rem,2.2rem+3.4vw,5.75rem)] w-[min(26rem,80%)]" />
      <Skeleton className="mt-8 h-5 w-[min(34rem,100%)]" />
      <Skeleton className="mt-3 h-5 w-[min(24rem,70%)]" />
    </div>
  )
}
