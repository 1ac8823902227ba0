import { Link } from 'react-router-dom'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Wordmark } from '#frontend/ui/layout/Wordmark.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { advertising } from '#text/messages/catalogs/advertising/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

const MAIL = 'hello@tunemaker.example'

const LETTERS = [
  { to: paths.studioLetter.href, title: 'ads.letterStudios', tilt: '-rotate-1' },
  { to: paths.fanClubLetter.href, title: 'ads.letterClubs', tilt: 'rotate-[0.6deg]' },
  { to: paths.platformOverview.href, title: 'ads.letterCounselors', tilt: '-rotate-[0.4deg]' },
  { to: paths.visitorOverview.href, title: 'ads.letterVisitors', tilt: 'rotate-1' },
] as const

export function AdvertisingPage() {
  const t = useMessages(advertising)
  return (
    <>
      <ContentHeader title={t('ads.title')} lead={t('ads.lead')} />
      <Section title={t('ads.notForSale')} layout="split">
        <Prose>
          <p>{t('ads.notForSaleText')}</p>
        </Prose>
      </Section>
      <Section title={t('ads.partners')} layout="split" intro={t('ads.partnersIntro')}>
        <Prose>
          <h3 className="!mt-0">{t('ads.venues')}</h3>
          <p>{t('ads.venuesText')}</p>
          <h3>{t('ads.studios')}</h3>
          <p>{t('ads.studiosText')}</p>
          <h3>{t('ads.clubs')}</h3>
          <p>{t('ads.clubsText')}</p>
          <h3>{t('ads.schools')}</h3>
          <p>{t('ads.schoolsText')}</p>
        </Prose>
      </Section>
      <section aria-labelledby="take-one" className="pb-20 print:hidden">
        <h2 id="take-one" className="poster text-poster-m">
          {t('ads.take')}
        </h2>
        <p className="mt-3 max-w-measure text-bone-2">{t('ads.takeText')}</p>
        <ul className="mt-8 grid grid-cols-2 gap-5 sm:flex sm:flex-wrap sm:gap-10">
          {LETTERS.map(({ to, title, tilt }) => (
            <li key={to} className="min-w-0 sm:w-full sm:max-w-[17rem]">
              <Link
                to={to}
                className={`group flex aspect-[1/1.3] h-full flex-col rounded-sm bg-paper bg-[linear-gradient(105deg,#ffffff66,#fff0_45%,#00000012)] p-4 text-ink shadow-paper transition-transform duration-200 sm:p-6 [--color-wall:var(--color-paper)] hover:-translate-y-1 hover:rotate-0 ${tilt}`}
              >
                <Wordmark className="h-4 w-auto self-start text-ink-2" />
                <span className="poster mt-5 text-poster-s text-vermilion">{t(title)}</span>
                <span
                  aria-hidden="true"
                  className="mt-4 min-h-16 grow bg-[repeating-linear-gradient(#18211b38_0_1px,transparent_1px_0.8rem)] [mask:linear-gradient(90deg,#000_78%,#0000_92%)]"
                />
                <span className="mt-4 font-semibold underline-offset-4 group-hover:underline">{t('ads.read')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Section title={t('ads.begin')} layout="split">
        <Prose>
          <p>
            <RichText
              text={t('ads.beginText', { mail: MAIL })}
              tags={{ mail: <a href={`mailto:${MAIL}`}>{MAIL}</a> }}
            />
          </p>
        </Prose>
      </Section>
      <AskGodfrey>{t('ads.godfrey')}</AskGodfrey>
    </>
  )
}
