import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { LanguageSelect } from '#frontend/ui/layout/LanguageSelect.tsx'
import { Wordmark } from '#frontend/ui/layout/Wordmark.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { buildSampleKeymail } from './sample-keymail.ts'
import { intro } from '#text/messages/catalogs/intro/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const FADE_MS = 4_000
const TICK_MS = 50

/** Eleven timed steps with the keys of their texts; the twelfth is the fade to the home page. */
const STEPS = [
  { ms: 1_000, shows: 'wrote' },
  { ms: 1_000, shows: 'own' },
  { ms: 4_000, shows: 'money' },
  { ms: 500, shows: null },
  { ms: 2_000, shows: 'show' },
  { ms: 1_000, shows: 'oneSong' },
  { ms: 4_000, shows: 'scarcity' },
  { ms: 500, shows: null },
  { ms: 1_000, shows: 'hundred' },
  { ms: 6_000, shows: 'every' },
  { ms: 500, shows: null },
] as const

/** The animated introduction; static for visitors who prefer reduced motion. */
export function IntroPage() {
  const t = useMessages(intro)
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    document.title = t('tabTitle')
  }, [t])
  return still ? <StillIntro /> : <TimedIntro />
}

function TimedIntro() {
  const t = useMessages(intro)
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const step = STEPS[at]

  useEffect(() => {
    if (!step) return undefined
    const timer = setTimeout(() => setAt(at + 1), step.ms)
    return () => clearTimeout(timer)
  }, [at, step])

  useEffect(() => {
    const skipByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') void navigate(paths.home.href, { replace: true })
    }
    addEventListener('keydown', skipByKey)
    return () => removeEventListener('keydown', skipByKey)
  }, [navigate])

  const skip = () => void navigate(paths.home.href, { replace: true })

  return (
    <IntroFrame>
      <h1 className="sr-only">TuneMaker</h1>
      {/* A click anywhere skips the intro; keyboard users have the button and Escape. */}
      <div className="absolute inset-0 cursor-pointer" aria-hidden="true" onClick={skip} />
      <div className="pointer-events-none relative grid grow items-center" aria-live="polite">
        {step ? <StepText key={at} shows={step.shows} /> : <Welcome onEnd={skip} />}
      </div>
      <div className="relative flex items-end justify-between gap-6">
        <ol aria-hidden="true" className="flex gap-1.5 pb-4">
          {[...STEPS, undefined].map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the steps never change their order
            <li key={index} className={`h-1 w-3 rounded-full sm:w-5 ${index <= at ? 'bg-brass' : 'bg-wall-3'}`} />
          ))}
        </ol>
        <div className="flex items-center gap-2">
          <LanguageSelect />
          <Button variant="quiet" onClick={skip}>
            {t('skip')}
          </Button>
        </div>
      </div>
    </IntroFrame>
  )
}

function StepText({ shows }: { shows: (typeof STEPS)[number]['shows'] }) {
  const t = useMessages(intro)
  if (shows === 'every') return <NumberedCopy />
  if (!shows) return null
  return (
    <p className="poster max-w-[10.5em] text-[clamp(3.25rem,9.5vw,9.5rem)] leading-[0.94] text-balance transition-[opacity,translate] duration-300 ease-out starting:translate-y-3 starting:opacity-0">
      {t(shows)}
    </p>
  )
}

function NumberedCopy() {
  const t = useMessages(intro)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
      <p className="poster max-w-[11em] text-poster-l text-balance transition-opacity duration-500 starting:opacity-0">
        {t('every')}
      </p>
      <div className="transition-[opacity,translate] duration-700 ease-out starting:translate-y-8 starting:opacity-0">
        <TicketStub {...buildSampleKeymail(t)} />
      </div>
    </div>
  )
}

/** Fades in for four seconds, then opens the home page. */
function Welcome({ onEnd }: { onEnd: () => void }) {
  const t = useMessages(intro)
  const [progress, setProgress] = useState(0)
  const over = progress >= 1
  useEffect(() => {
    const timer = setInterval(() => setProgress((now) => Math.min(1, now + TICK_MS / FADE_MS)), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (over) onEnd()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onEnd must run once, whatever its identity
  }, [over])
  return (
    <div className="justify-self-center text-center" style={{ opacity: progress }}>
      <Wordmark className="mx-auto h-[clamp(4rem,14vw,11rem)] w-auto text-brass" />
      <p className="mt-8 text-xl text-bone-2">{t('welcome')}</p>
    </div>
  )
}

/** For `prefers-reduced-motion`: everything at once, without redirecting. */
function StillIntro() {
  const t = useMessages(intro)
  return (
    <IntroFrame>
      <div className="grid grow grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div>
          <h1 className="poster max-w-[10em] text-poster-l">{t('money')}</h1>
          <p className="mt-6 text-xl text-bone-2">{t('show')}</p>
          <p className="mt-10 text-xl font-semibold text-brass-light">{t('scarcity')}</p>
          <p className="mt-2 max-w-measure text-lg text-bone-2">{t('summary')}</p>
          <div className="mt-9 flex items-center gap-4">
            <Button size="large" asChild>
              <Link to={paths.home.href} replace>
                {t('enter')}
              </Link>
            </Button>
            <LanguageSelect />
          </div>
        </div>
        <TicketStub {...buildSampleKeymail(t)} />
      </div>
    </IntroFrame>
  )
}

function IntroFrame({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      className="gutter stage-beam relative isolate flex min-h-dvh flex-col overflow-clip bg-wall-deep bg-[radial-gradient(34rem_40rem_at_70%_-8rem,#f7d8981f,transparent)] py-6 sm:py-10 lg:bg-none"
    >
      {children}
    </main>
  )
}
