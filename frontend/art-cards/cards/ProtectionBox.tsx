import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getCardProtection, VISIBLE_CODE_LENGTH } from '#contract/art-cards/cards'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { formatObfuscation, OBFUSCATION_NAMES } from './format-obfuscation.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Shows the start of the card's verification code and how its public image is obfuscated. */
export function ProtectionBox({ cardId }: { cardId: string }) {
  const t = useMessages(fineArt)
  const protection = useApiQuery(getCardProtection, { params: { id: cardId } })
  if (protection.isError) return null
  return (
    <section
      aria-labelledby="protection"
      className="mt-8 grid min-h-40 grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-md border border-brass/40 bg-[#e2ae520f] p-5"
    >
      <ShieldCheck aria-hidden="true" strokeWidth={1.5} className="size-7 text-brass" />
      <div className="min-w-0">
        <h2 id="protection" className="font-semibold">
          {t('card.protection')}
        </h2>
        {protection.data ? (
          <dl className="mt-2 grid gap-2 text-sm">
            <div className="flex flex-wrap gap-x-3">
              <dt className="text-bone-2">{t('card.code')}</dt>
              <dd>
                <Link
                  to={`${paths.fineArtVerify.href}?code=${protection.data.verificationCode}`}
                  className="link code"
                  aria-label={t('card.verifyCode', {
                    code: protection.data.verificationCode.slice(0, VISIBLE_CODE_LENGTH),
                  })}
                >
                  {protection.data.verificationCode.slice(0, VISIBLE_CODE_LENGTH)}…
                </Link>
              </dd>
            </div>
            <div className="flex flex-wrap gap-x-3">
              <dt className="text-bone-2">{t('card.obfuscation')}</dt>
              <dd className="font-semibold capitalize">{t(OBFUSCATION_NAMES[protection.data.obfuscationLevel])}</dd>
              <dd className="mt-1 basis-full text-bone-3">{formatObfuscation(protection.data.obfuscationLevel, t)}</dd>
            </div>
          </dl>
        ) : (
          <>
            <Skeleton className="mt-3 h-4 w-3/4" />
            <Skeleton className="mt-3 h-4 w-full" />
          </>
        )}
      </div>
    </section>
  )
}
