import { Link } from 'react-router-dom'
import { listCopies } from '#contract/copies'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { CopyActions, formatCopyName } from './CopyActions.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Certificate, receipt and gift for each of the fan's copies by this artist. */
export function CopyDocuments({ artistId }: { artistId: string }) {
  const t = useMessages(wallet)
  const copies = useApiQuery(listCopies)
  const held = (copies.data ?? []).filter((copy) => copy.artistId === artistId)
  if (held.length === 0) return null
  return (
    <Section title={t('documents.title')} intro={t('documents.intro')}>
      <ul className="grid gap-6">
        {held.map((copy) => (
          <li key={copy.id} className="flex flex-wrap items-center gap-3 border-t border-wall-3 pt-5">
            <Link to={paths.copy.href(copy.id)} className="link mr-auto inline-flex min-h-11 items-center">
              {formatCopyName(copy, t)}
            </Link>
            <CopyActions copy={copy} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.wallet.href} className="link py-2">
          {t('documents.all')}
        </Link>
      </p>
    </Section>
  )
}
