import { getSaleMailSettings, type SaleMailSettings, updateSaleMailSettings } from '#contract/revenue/notices'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { RadioCards, type RadioOption } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

const OPTIONS: readonly RadioOption<SaleMailSettings['sales']>[] = [
  { value: 'each', label: 'At once', hint: 'Sales within ten minutes share an email' },
  { value: 'day', label: 'Every day', hint: 'After midnight UTC, if anything was sold' },
  { value: 'week', label: 'Every week', hint: 'On Monday, if anything was sold' },
  { value: 'never', label: 'Never', hint: 'The workshop shows every sale' },
]

/** How often the artist hears of sales by mail. */
export function SaleMailsPanel() {
  const settings = useApiQuery(getSaleMailSettings)
  const save = useApiMutation(updateSaleMailSettings, { refresh: [getSaleMailSettings] })
  return (
    <Section
      id="sale-mails"
      title="Emails about sales"
      intro="Refunds, disputes and the last copy are always told at once."
      layout="split"
    >
      {settings.isError ? (
        <ErrorState
          title="Your choice could not be read"
          message={getErrorMessage(settings.error, 'We could not reach TuneMaker. Nothing has changed.')}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : settings.data ? (
        <RadioCards
          legend="When something is sold"
          options={OPTIONS}
          value={save.isPending ? (save.variables?.body?.sales ?? settings.data.sales) : settings.data.sales}
          onChange={(sales) =>
            save.mutate(
              { body: { sales } },
              {
                onError: (error) =>
                  createToast({
                    title: 'Not Saved',
                    description: getErrorMessage(error, 'We could not reach TuneMaker. Nothing has changed.'),
                    variant: 'destructive',
                  }),
              },
            )
          }
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Section>
  )
}
