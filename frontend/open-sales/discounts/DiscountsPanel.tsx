import { listEditions } from '#contract/keymails/listing'
import { deleteDiscount, type Discount, listDiscounts } from '#contract/open-sales/discounts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { CreateDiscountForm } from './CreateDiscountForm.tsx'
import { openSaleWorkshop } from '#text/messages/catalogs/open-sale-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The artist's discount codes: how often each was used, and a form for the next. */
export function DiscountsPanel() {
  const t = useMessages(openSaleWorkshop)
  const discounts = useApiQuery(listDiscounts)
  const editions = useApiQuery(listEditions)
  return (
    <Section id="discounts" title={t('codes.title')} intro={t('codes.intro')} layout="split">
      {discounts.isError ? (
        <ErrorState
          title={t('codes.failed')}
          message={getErrorMessage(discounts.error, t('codes.failedText'))}
          onRetry={() => void discounts.refetch()}
          busy={discounts.isFetching}
        />
      ) : !discounts.data || !editions.data ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="grid gap-8">
          <CreateDiscountForm editions={editions.data} />
          {discounts.data.length > 0 && (
            <ul className="border-b border-wall-3">
              {discounts.data.map((discount) => (
                <DiscountItem key={discount.id} discount={discount} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Section>
  )
}

const STATES = { active: undefined, 'used-up': 'codes.usedUp', ended: 'codes.ended' } as const

function DiscountItem({ discount }: { discount: Discount }) {
  const t = useMessages(openSaleWorkshop)
  const { id, code, percent, title, used, usesMax, endsAt, state } = discount
  const label = STATES[state]
  const end = useApiMutation(deleteDiscount, { refresh: [listDiscounts] })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-wall-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="code text-brass-light">{code}</span>
          {label && <Badge>{t(label)}</Badge>}
        </p>
        <p className="mt-1 text-sm text-bone-2">
          {[
            title === null ? t('codes.forAll', { percent }) : t('codes.forTitle', { percent, title }),
            usesMax === null ? t('codes.used', { used }) : t('codes.usedOf', { used, max: usesMax }),
            ...(endsAt ? [t('codes.until', { date: formatDate(endsAt) })] : []),
          ].join('; ')}
        </p>
      </div>
      {state !== 'ended' && (
        <>
          <CopyButton text={code} label={t('codes.copy', { code })} />
          <Button
            variant="quiet"
            busy={end.isPending}
            busyLabel={t('codes.ending')}
            onClick={() =>
              end.mutate(
                { params: { id } },
                {
                  onError: (error) =>
                    createToast({
                      title: t('codes.notEnded'),
                      description: getErrorMessage(error, t('codes.notEndedText')),
                      variant: 'destructive',
                    }),
                },
              )
            }
          >
            {t('codes.end')}
          </Button>
        </>
      )}
    </li>
  )
}
