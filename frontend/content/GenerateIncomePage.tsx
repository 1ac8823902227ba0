import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { Receipt } from './Receipt.tsx'
import { income } from '#text/messages/catalogs/income/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function GenerateIncomePage() {
  const t = useMessages(income)
  return (
    <>
      <ContentHeader
        title={t('income.title')}
        lead={t('income.lead')}
        actions={
          <Button size="large" asChild>
            <Link to={paths.governanceTracker.href}>{t('income.apply')}</Link>
          </Button>
        }
      />
      <ol className="border-b border-wall-3">
        <IncomeSource number={1} title={t('income.1')} money={t('income.paidHere')} tone="go">
          {t('income.1Text')}
        </IncomeSource>
        <IncomeSource number={2} title={t('income.2')} money={t('income.paidHere')} tone="go">
          {t('income.2Text')}
        </IncomeSource>
        <IncomeSource number={3} title={t('income.3')} money={t('income.inPrice')} tone="go">
          {t('income.3Text')}
        </IncomeSource>
        <IncomeSource number={4} title={t('income.4')} money={t('income.elsewhere')} tone="plain">
          {t('income.4Text')}
        </IncomeSource>
        <IncomeSource number={5} title={t('income.5')} money={t('income.inCopy')} tone="brass">
          {t('income.5Text')}
        </IncomeSource>
        <IncomeSource number={6} title={t('income.6')} money={t('income.free')} tone="brass">
          {t('income.6Text')}
        </IncomeSource>
      </ol>
      <div className="grid items-center gap-x-20 gap-y-12 py-16 sm:py-24 lg:grid-cols-2 print:py-6">
        <div className="max-w-measure">
          <h2 className="poster text-poster-m">{t('sum.title')}</h2>
          <Prose className="mt-6">
            <p>{t('sum.1')}</p>
            <p>{t('sum.2')}</p>
            <p>{t('sum.3')}</p>
          </Prose>
        </div>
        <Receipt
          title={t('slip.title')}
          rows={[
            { label: t('slip.fans'), value: formatCents(750_00) },
            { label: t('slip.share'), value: formatCents(0) },
            { label: t('slip.fee'), value: t('slip.feeText') },
            { label: t('slip.upload'), value: `- ${formatCents(25_00)}` },
            { label: t('slip.gKey'), value: `- ${formatCents(50_00)}` },
            { label: t('slip.left'), value: formatCents(675_00), sum: true },
          ]}
          className="lg:-rotate-[0.8deg]"
        />
      </div>
      <AskGodfrey>{t('income.godfrey')}</AskGodfrey>
    </>
  )
}

interface IncomeSourceProps {
  number: number
  title: string
  /** Where the money comes from. */
  money: string
  tone: 'go' | 'brass' | 'plain'
  children: ReactNode
}

function IncomeSource({ number, title, money, tone, children }: IncomeSourceProps) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-wall-3 py-8 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:py-10 lg:grid-cols-[7rem_minmax(0,5fr)_minmax(0,7fr)_9rem] lg:gap-x-8 print:break-inside-avoid print:py-3">
      <span aria-hidden="true" className="poster text-poster-m text-brass lg:text-poster-l">
        {number}
      </span>
      <h2 className="poster text-poster-m max-lg:self-center lg:pt-1.5">{title}</h2>
      <p className="max-w-measure text-bone-2 max-lg:col-start-2 lg:pt-2">{children}</p>
      <p className="max-lg:col-start-2 lg:pt-2.5 lg:text-right">
        <Badge tone={tone}>{money}</Badge>
      </p>
    </li>
  )
}
