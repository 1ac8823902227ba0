import { getSaleMailSettings, type SaleMailSettings, updateSaleMailSettings } from '#contract/revenue/notices'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { RadioCards, type RadioOption } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const OPTIONS = [
  { value: 'each', label: 'sales.each', hint: 'sales.eachHint' },
  { value: 'day', label: 'sales.day', hint: 'sales.dayHint' },
  { value: 'week', label: 'sales.week', hint: 'sales.weekHint' },
  { value: 'never', label: 'sales.never', hint: 'sales.neverHint' },
] as const satisfies readonly RadioOption<SaleMailSettings['sales']>[]

/** How often the artist hears of sales by mail. */
export function SaleMailsPanel() {
  const t = useMessages(workshop)
  const settings = useApiQuery(getSaleMailSettings)
  const save = useApiMutation(updateSaleMailSettings, { refresh: [getSaleMailSettings] })
  return (
    <Section id="sale-mails" title={t('sales.mailsTitle')} intro={t('sales.mailsIntro')} layout="split">
      {settings.isError ? (
        <ErrorState
          title={t('sales.mailsUnreadable')}
          message={getErrorMessage(settings.error, t('nothingChanged'))}
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : settings.data ? (
        <RadioCards
          legend={t('sales.mailsLegend')}
          options={OPTIONS.map(({ value, label, hint }) => ({ value, label: t(label), hint: t(hint) }))}
          value={save.isPending ? (save.variables?.body?.sales ?? settings.data.sales) : settings.data.sales}
          onChange={(sales) =>
            save.mutate(
              { body: { sales } },
              {
                onError: (error) =>
                  createToast({
                    title: t('notSaved'),
                    description: getErrorMessage(error, t('nothingChanged')),
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
