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

const COLUMNS: readonly Column<StatementSums>[] = [
  { title: 'Period', primary: true, cell: ({ period }) => formatPeriod(period) },
  { title: 'Sold', align: 'right', cell: ({ sales }) => formatCount(sales) },
  { title: 'Opening', align: 'right', cell: ({ openingCents }) => <Money cents={openingCents} /> },
  { title: 'Gross', align: 'right', cell: ({ grossCents }) => <Money cents={grossCents} /> },
  { title: 'PayPal’s fees', align: 'right', cell: ({ feeCents }) => <Money cents={0 - feeCents} /> },
  { title: 'Refunds', align: 'right', cell: ({ refundedCents }) => <Money cents={0 - refundedCents} /> },
  { title: 'Net', align: 'right', cell: ({ netCents }) => <Money cents={netCents} /> },
  { title: 'Closing', align: 'right', cell: ({ closingCents }) => <Money cents={closingCents} /> },
  { title: 'Files', align: 'right', cell: ({ period }) => <StatementFiles period={period} /> },
]

/** A statement for each month and year with sales, as PDF and CSV. */
export function StatementsPanel() {
  const statements = useApiQuery(listStatements)
  return (
    <Section
      id="statements"
      title="Statements"
      intro="What fans paid, what PayPal kept, what went back. Closing is all you ever received for your music here; the money itself is in your PayPal account from the first day. Days are those of UTC."
    >
      {statements.isError ? (
        <ErrorState
          title="Your statements could not be read"
          message={getErrorMessage(statements.error, 'We could not reach TuneMaker. Your money is not affected.')}
          onRetry={() => void statements.refetch()}
          busy={statements.isFetching}
        />
      ) : statements.isPending ? (
        <Skeleton className="h-40" />
      ) : statements.data.months.length === 0 ? (
        <EmptyState title="No statement yet" message="The first sale begins the first one." />
      ) : (
        <div className="grid gap-10">
          <Table caption="By year" showCaption dense columns={COLUMNS} rows={statements.data.years} rowKey={toKey} />
          <Table caption="By month" showCaption dense columns={COLUMNS} rows={statements.data.months} rowKey={toKey} />
          <DividedRevenue periods={[...statements.data.months, ...statements.data.years].map(toKey)} />
        </div>
      )}
    </Section>
  )
}

const toKey = ({ period }: StatementSums) => period

function StatementFiles({ period }: { period: string }) {
  const params = { period }
  const print = useMutation({
    mutationFn: () => downloadDocument(buildUrl(downloadStatement, { params })),
    onError: (error) =>
      createToast({
        title: 'The statement is not printed',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <span className="inline-flex gap-4">
      <Button
        variant="plain"
        onClick={() => print.mutate()}
        busy={print.isPending}
        busyLabel="PDF"
        aria-label={`PDF of ${formatPeriod(period)}`}
      >
        <FileText aria-hidden="true" />
        PDF
      </Button>
      <Button variant="plain" asChild>
        <a
          href={buildUrl(downloadStatementPostings, { params })}
          download
          aria-label={`CSV of ${formatPeriod(period)}`}
        >
          <Download aria-hidden="true" />
          CSV
        </a>
      </Button>
    </span>
  )
}
