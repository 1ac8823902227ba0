import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { fanVisitorChoice } from '#text/messages/catalogs/fan-visitor-choice/en'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function FanVisitorChoicePage() {
  const t = useMessages(fanVisitorChoice)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-4 pb-16 md:grid-cols-2 md:gap-6">
        <ChoiceCard to={paths.redeemKeymail.href} title={t('fan')} says={t('fanSays')} paper>
          <li>{t('fan1')}</li>
          <li>{t('fan2')}</li>
          <li>{t('fan3')}</li>
        </ChoiceCard>
        <ChoiceCard to={paths.browseMusic.href} title={t('visitor')} says={t('visitorSays')}>
          <li>{t('visitor1')}</li>
          <li>{t('visitor2')}</li>
          <li>{t('visitor3')}</li>
        </ChoiceCard>
      </div>
      <p className="max-w-measure pb-20 text-bone-2">
        <RichText text={t('about')} tags={{ code: <span className="code whitespace-nowrap text-bone" /> }} />
      </p>
    </>
  )
}

/** One of the two choices. The fan's is styled as a paper ticket. */
function ChoiceCard({
  to,
  title,
  says,
  paper = false,
  children,
}: {
  to: string
  title: string
  says: string
  paper?: boolean
  children: ReactNode
}) {
  const t = useMessages(fanVisitorChoice)
  return (
    <Link
      to={to}
      className={
        paper
          ? // The mask would cut a ring outside, and the usual color is hardly seen on paper.
            'group relative flex flex-col rounded-md bg-paper px-7 pt-7 pb-8 text-ink shadow-paper outline-vermilion -outline-offset-12 transition-transform duration-200 hover:-translate-y-0.5 sm:px-10 sm:pt-9 [mask:radial-gradient(circle_at_0%_50%,#0000_5px,#000_5.6px)_0_0/100%_18px_round]'
          : 'group relative isolate flex flex-col overflow-hidden rounded-md border border-wall-4 bg-wall-deep px-7 pt-7 pb-8 transition-transform duration-200 before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_150deg_at_72%_-4rem,transparent,#f7d89822_6deg,#f7d89830_44deg,transparent_52deg)] before:transition-opacity hover:-translate-y-0.5 hover:border-rail sm:px-10 sm:pt-9'
      }
    >
      <span className={`text-sm font-semibold ${paper ? 'text-ink-2' : 'text-bone-2'}`}>{says}</span>
      <h2 className={`poster mt-2 text-poster-l ${paper ? 'text-vermilion' : ''}`}>{title}</h2>
      <ol
        className={`mt-8 grid gap-2.5 border-t pt-6 sm:mt-14 ${paper ? 'border-ink/25 text-ink' : 'border-wall-4 text-bone-2'} list-inside list-decimal marker:font-semibold`}
      >
        {children}
      </ol>
      <span className="mt-auto flex items-center gap-2.5 pt-8 font-semibold">
        {paper ? t('redeem') : t('browseMusic')}
        <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
      </span>
    </Link>
  )
}
