import { useMutation } from '@tanstack/react-query'
import { Download, FileText } from 'lucide-react'
import {
  type StatementSums,
  downloadStatement,
  downloadStatementPostings,
  listStatements,
} from '#contract/revenue/statements'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useIsExample } from '#frontend/examples/use-is-example.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

import { DividedRevenue } from './DividedRevenue.tsx'
import { formatPeriod } from './format-period.ts'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

const buildColumns = (t: Translate<(typeof revenueMessages)['messages']>): readonly Column<StatementSums>[] => [
  { title: t('period'), primary: true, cell: ({ period }) => formatPeriod(period) },
  { title: t('column.sold'), align: 'right', cell: ({ sales }) => formatCount(sales) },
  { title: t('column.opening'), align: 'right', cell: ({ openingCents }) => <Money cents={openingCents} /> },
  { title: t('column.gross'), align: 'right', cell: ({ grossCents }) => <Money cents={grossCents} /> },
  { title: t('fees'), align: 'right', cell: ({ feeCents }) => <Money cents={0 - feeCents} /> },
  { title: t('column.refunds'), align: 'right', cell: ({ refundedCents }) => <Money cents={0 - refundedCents} /> },
  { title: t('column.net'), align: 'right', cell: ({ netCents }) => <Money cents={netCents} /> },
  { title: t('column.closing'), align: 'right', cell: ({ closingCents }) => <Money cents={closingCents} /> },
  { title: t('column.files'), align: 'right', cell: ({ period }) => <StatementFiles period={period} /> },
]

/** A statement for each month and year with sales, as PDF and CSV. */
export function StatementsPanel() {
  const t = useMessages(revenueMessages)
  const isExample = useIsExample()
  const columns = isExample ? buildColumns(t).slice(0, -1) : buildColumns(t)
  const statements = useApiQuery(listStatements)
  return (
    <Section id="statements" title={t('statements.title')} intro={t('statements.intro')}>
      {statements.isError ? (
        <ErrorState
          title={t('statements.unreadable')}
          message={getErrorMessage(statements.error, t('moneySafe'))}
          onRetry={() => void statements.refetch()}
          busy={statements.isFetching}
        />
      ) : statements.isPending ? (
        <Skeleton className="h-40" />
      ) : statements.data.months.length === 0 ? (
        <EmptyState title={t('statements.none')} message={t('statements.noneText')} />
      ) : (
        <div className="grid gap-10">
          <Table
            caption={t('statements.byYear')}
            showCaption
            columns={columns}
            rows={statements.data.years}
            rowKey={toKey}
          />
          <Table
            caption={t('statements.byMonth')}
            showCaption
            columns={columns}
            rows={statements.data.months}
            rowKey={toKey}
          />
          {!isExample && <DividedRevenue periods={[...statements.data.months, ...statements.data.years].map(toKey)} />}
        </div>
      )}
    </Section>
  )
}

const toKey = ({ period }: StatementSums) => period

function StatementFiles({ period }: { period: string }) {
  const t = useMessages(revenueMessages)
  const params = { period }
  const print = useMutation({
    mutationFn: () => downloadDocument(buildUrl(downloadStatement, { params })),
    onError: (error) =>
      createToast({
        title: t('statements.failed'),
        description: getErrorMessage(error, t('tryAgain')),
        variant: 'destructive',
      }),
  })
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-4 gap-y-1">
      <Button
        variant="plain"
        onClick={() => print.mutate()}
        busy={print.isPending}
        busyLabel={t('pdf')}
        aria-label={t('pdfOf', { period: formatPeriod(period) })}
      >
        <FileText aria-hidden="true" />
        {t('pdf')}
      </Button>
      <Button variant="plain" asChild>
        <a
          href={buildUrl(downloadStatementPostings, { params })}
          download
          aria-label={t('csvOf', { period: formatPeriod(period) })}
        >
          <Download aria-hidden="true" />
          {t('csvShort')}
        </a>
      </Button>
    </span>
  )
}
