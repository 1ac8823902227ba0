import { Link } from 'react-router-dom'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Wordmark } from '#frontend/ui/layout/Wordmark.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'

const LETTERS = [
  { to: paths.studioLetter.href, title: 'For studios', tilt: '-rotate-1' },
  { to: paths.fanClubLetter.href, title: 'For fan clubs', tilt: 'rotate-[0.6deg]' },
  { to: paths.platformOverview.href, title: 'For counselors', tilt: '-rotate-[0.4deg]' },
  { to: paths.visitorOverview.href, title: 'For visitors', tilt: 'rotate-1' },
] as const

export function AdvertisingPage() {
  return (
    <>
      <ContentHeader
        title="Advertising"
        lead="There are no advertisements on TuneMaker, and we keep no space for them. What we look for is partners."
      />
      <Section title="What is not for sale" layout="split">
        <Prose>
          <p>
            No banners, no paid places in the catalogue, no mailings on somebody’s behalf. We never share addresses of
            artists or fans to anybody, so there is no audience to rent.
          </p>
        </Prose>
      </Section>
      <Section
        title="Partners we like"
        layout="split"
        intro="Places where songs and the people who love them already meet."
      >
        <Prose>
          <h3 className="!mt-0">Venues and promoters</h3>
          <p>
            Artists with a G-Key make QR codes for their shows free of charge. A spot for them at the door, at the bar
            or on the ticket is all it takes.
          </p>
          <h3>Studios and record shops</h3>
          <p>
            You meet artists when the song is finished and the question is where to put it. There is a letter for that
            below.
          </p>
          <h3>Fan clubs</h3>
          <p>
            An artist can give a club its own Keymails. Members then pay the artist directly, and each holds a numbered
            copy.
          </p>
          <h3>Schools, advisors, law clinics</h3>
          <p>A plain description of what it costs an artist and what it may bring, for those who give advice.</p>
        </Prose>
      </Section>
      <section aria-labelledby="take-one" className="pb-20 print:hidden">
        <h2 id="take-one" className="poster text-poster-m">
          Take one with you
        </h2>
        <p className="mt-3 max-w-measure text-bone-2">Each is one page and made for the printer.</p>
        <ul className="mt-8 grid grid-cols-2 gap-5 sm:flex sm:flex-wrap sm:gap-10">
          {LETTERS.map(({ to, title, tilt }) => (
            <li key={to} className="min-w-0 sm:w-full sm:max-w-[17rem]">
              <Link
                to={to}
                className={`group flex aspect-[1/1.3] h-full flex-col rounded-sm bg-paper bg-[linear-gradient(105deg,#ffffff66,#fff0_45%,#00000012)] p-4 text-ink shadow-paper transition-transform duration-200 sm:p-6 [--color-wall:var(--color-paper)] hover:-translate-y-1 hover:rotate-0 ${tilt}`}
              >
                <Wordmark className="h-4 w-auto self-start text-ink-2" />
                <span className="poster mt-5 text-poster-s text-vermilion">{title}</span>
                <span
                  aria-hidden="true"
                  className="mt-4 min-h-16 grow bg-[repeating-linear-gradient(#18211b38_0_1px,transparent_1px_0.8rem)] [mask:linear-gradient(90deg,#000_78%,#0000_92%)]"
                />
                <span className="mt-4 font-semibold underline-offset-4 group-hover:underline">Read and print</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Section title="How to begin" layout="split">
        <Prose>
          <p>
            Write to <a href="mailto:hello@tunemaker.example">hello@tunemaker.example</a>: who you are, where you are,
            what you have in mind. Partnerships are agreed one by one, between people. You get an answer within 24 to 48
            hours.
          </p>
        </Prose>
      </Section>
      <AskGodfrey>Godfrey can answer a quick question.</AskGodfrey>
    </>
  )
}
