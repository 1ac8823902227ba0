import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { contact } from '#text/messages/catalogs/contact/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

const MAIL = 'hello@tunemaker.example'

export function ContactUsPage() {
  const t = useMessages(contact)
  return (
    <>
      <ContentHeader title={t('contact.title')} lead={t('contact.lead')} />
      <div className="mb-16 grid gap-4 sm:mb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Link
          to={paths.godfreyChat.href}
          className="group relative isolate flex min-h-80 flex-col overflow-hidden rounded-lg border border-wall-4 bg-wall-deep p-7 transition-colors before:absolute before:inset-0 before:-z-10 before:bg-[conic-gradient(from_150deg_at_72%_-4rem,transparent,#f7d89822_6deg,#f7d89830_44deg,transparent_52deg)] hover:border-rail sm:p-10 print:min-h-0"
        >
          <span className="text-sm font-semibold text-go-light">{t('contact.open')}</span>
          <h2 className="poster mt-3 text-poster-l">{t('contact.chat')}</h2>
          <p className="mt-5 max-w-[30rem] text-lg text-bone-2">{t('contact.chatText')}</p>
          <span className="mt-auto flex items-center gap-2.5 pt-8 font-semibold text-brass-light">
            {t('contact.ask')}
            <ArrowRight aria-hidden="true" className="size-5 transition-transform group-hover:translate-x-1" />
          </span>
        </Link>
        <div className="flex flex-col rounded-lg border border-wall-3 p-7 sm:p-10">
          <p className="text-sm font-semibold text-bone-2">{t('contact.answered')}</p>
          <h2 className="poster mt-3 text-poster-m">{t('contact.write')}</h2>
          <p className="mt-5 text-bone-2">{t('contact.writeText')}</p>
          <a
            href={`mailto:${MAIL}`}
            className="link mt-auto inline-flex min-h-11 items-center pt-6 text-lg font-semibold break-all"
          >
            {MAIL}
          </a>
        </div>
      </div>

      <Section title={t('contact.topics')} layout="split" intro={t('contact.topicsIntro')}>
        <dl className="border-b border-wall-3">
          <Topic name={t('topic.keymail')}>
            <RichText text={t('topic.keymailText')} tags={{ link: <Link to={paths.redeemKeymail.href} /> }} />
          </Topic>
          <Topic name={t('topic.payment')}>{t('topic.paymentText')}</Topic>
          <Topic name={t('topic.refund')}>
            <RichText
              text={t('topic.refundText')}
              tags={{ link: <Link to={`${paths.termsOfService.href}#refunds`} /> }}
            />
          </Topic>
          <Topic name={t('topic.gKeys')}>
            <RichText text={t('topic.gKeysText')} tags={{ link: <Link to={paths.governanceInfo.href} /> }} />
          </Topic>
          <Topic name={t('topic.mistake')}>
            <RichText text={t('topic.mistakeText')} tags={{ link: <Link to={paths.requestCorrection.href} /> }} />
          </Topic>
          <Topic name={t('topic.data')}>
            <RichText text={t('topic.dataText')} tags={{ link: <Link to={paths.privacyPolicy.href} /> }} />
          </Topic>
          <Topic name={t('topic.features')}>{t('topic.featuresText')}</Topic>
          <Topic name={t('topic.together')}>
            <RichText text={t('topic.togetherText')} tags={{ link: <Link to={paths.advertising.href} /> }} />
          </Topic>
        </dl>
      </Section>
    </>
  )
}

const Topic = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="gap-x-8 border-t border-wall-3 py-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:break-inside-avoid">
    <dt className="font-semibold">{name}</dt>
    <dd className="text-bone-2 max-sm:mt-1 [&_a]:link">{children}</dd>
  </div>
)
