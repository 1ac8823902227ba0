import { listEditions } from '#contract/keymails/listing'
import { deleteDiscount, type Discount, listDiscounts } from '#contract/open-sales/discounts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { CreateDiscountForm } from './CreateDiscountForm.tsx'

/** The artist's discount codes: how often each was used, and a form for the next. */
export function DiscountsPanel() {
  const discounts = useApiQuery(listDiscounts)
  const editions = useApiQuery(listEditions)
  return (
    <Section
      id="discounts"
      title="Discount codes"
      intro="For copies on open sale. A limited code counts payments, not visits: the first to pay gets it."
      layout="split"
    >
      {discounts.isError ? (
        <ErrorState
          title="Your codes could not be fetched"
          message={getErrorMessage(discounts.error, 'We could not reach TuneMaker. Nothing has changed.')}
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

const STATES = { active: undefined, 'used-up': 'Used up', ended: 'Ended' } as const

function DiscountItem({ discount }: { discount: Discount }) {
  const { id, code, percent, title, used, usesMax, endsAt, state } = discount
  const end = useApiMutation(deleteDiscount, { refresh: [listDiscounts] })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-wall-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="code text-brass-light">{code}</span>
          {STATES[state] && <Badge>{STATES[state]}</Badge>}
        </p>
        <p className="mt-1 text-sm text-bone-2">
          {percent} % less for {title === null ? 'all copies on open sale' : `“${title}”`}; used {formatCount(used)}
          {usesMax === null ? ' times' : ` of ${formatCount(usesMax)} times`}
          {endsAt && `; until ${formatDate(endsAt)}`}
        </p>
      </div>
      {state !== 'ended' && (
        <>
          <CopyButton text={code} label={`Copy ${code}`} />
          <Button
            variant="quiet"
            busy={end.isPending}
            busyLabel="Ending..."
            onClick={() =>
              end.mutate(
                { params: { id } },
                {
                  onError: (error) =>
                    createToast({
                      title: 'Not Ended',
                      description: getErrorMessage(error, 'We could not reach TuneMaker. The code still works.'),
                      variant: 'destructive',
                    }),
                },
              )
            }
          >
            End it
          </Button>
        </>
      )}
    </li>
  )
}
