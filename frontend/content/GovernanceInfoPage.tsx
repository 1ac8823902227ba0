import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { Receipt } from './Receipt.tsx'
import { governance } from '#text/messages/catalogs/governance/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export function GovernanceInfoPage() {
  const t = useMessages(governance)
  return (
    <>
      <ContentHeader
        title={t('governance.title')}
        lead={t('governance.lead')}
        actions={
          <Button size="large" asChild>
            <Link to={paths.governanceTracker.href}>{t('governance.apply')}</Link>
          </Button>
        }
        aside={
          <Receipt
            title={t('price.title')}
            rows={[
              {
                label: t('price.normally'),
                value: (
                  <s>
                    <span className="sr-only">{t('price.not')} </span>
                    {formatCents(100_00)}
                  </s>
                ),
              },
              { label: t('price.offer'), value: t('price.half') },
              { label: t('price.tax'), value: t('price.taxText') },
              { label: t('price.once'), value: formatCents(50_00), sum: true },
            ]}
            note={t('price.note')}
            className="lg:rotate-[0.8deg]"
          />
        }
      />

      <Section title={t('steps.title')} layout="split" intro={t('steps.intro')}>
        <ol>
          <Step number={1} title={t('step.1')}>
            {t('step.1Text')}
          </Step>
          <Step number={2} title={t('step.2')}>
            <RichText text={t('step.2Text')} tags={{ code: <span className="code whitespace-nowrap text-bone" /> }} />
          </Step>
          <Step number={3} title={t('step.3')}>
            {t('step.3Text')}
          </Step>
          <Step number={4} title={t('step.4')}>
            {t('step.4Text')}
          </Step>
          <Step number={5} title={t('step.5')}>
            {t('step.5Text')}
          </Step>
        </ol>
      </Section>

      <Section title={t('opens.title')} layout="split" intro={t('opens.intro')}>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          <Benefit name={t('opens.uploads')}>{t('opens.uploadsText')}</Benefit>
          <Benefit name="Keymails">{t('opens.keymails')}</Benefit>
          <Benefit name={t('opens.room')}>{t('opens.roomText')}</Benefit>
          <Benefit name={t('opens.qr')}>{t('opens.qrText')}</Benefit>
          <Benefit name={t('opens.books')}>{t('opens.booksText')}</Benefit>
          <Benefit name={t('opens.money')}>{t('opens.moneyText')}</Benefit>
        </dl>
      </Section>

      <Section title={t('not.title')} layout="split">
        <Prose>
          <p>
            <RichText text={t('not.1')} tags={{ link: <Link to={paths.copyrightMaterial.href} /> }} />
          </p>
          <p>{t('not.2')}</p>
          <p>
            <RichText text={t('not.3')} tags={{ link: <Link to={paths.gKeyLogin.href} /> }} />
          </p>
        </Prose>
      </Section>
      <AskGodfrey>{t('governance.godfrey')}</AskGodfrey>
    </>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 border-t border-wall-3 py-6 first:border-0 first:pt-0 sm:grid-cols-[5.5rem_minmax(0,1fr)] print:break-inside-avoid">
      <span aria-hidden="true" className="poster text-poster-m text-brass">
        {number}
      </span>
      <div className="max-w-measure">
        <h3 className="text-xl font-semibold">{title}</h3>
        <p className="mt-1.5 text-bone-2">{children}</p>
      </div>
    </li>
  )
}

const Benefit = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="print:break-inside-avoid">
    <dt className="text-lg font-semibold">{name}</dt>
    <dd className="mt-1 text-bone-2">{children}</dd>
  </div>
)
