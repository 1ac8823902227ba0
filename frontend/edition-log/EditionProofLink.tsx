import { clsx } from 'clsx'
import { ListChecks } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { music } from '#text/messages/catalogs/music/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Leads from an edition, a song's, an album's or an art card, to its entries in the public log. */
export function EditionProofLink({ editionId, className }: { editionId: string; className?: string }) {
  const t = useMessages(music)
  return (
    <p className={clsx('text-sm', className)}>
      <Link
        to={`${paths.verify.href}?edition=${editionId}`}
        className="link inline-flex min-h-11 items-center gap-2 text-bone-2"
      >
        <ListChecks aria-hidden="true" className="size-4 shrink-0" />
        {t('proof.link')}
      </Link>
    </p>
  )
}
