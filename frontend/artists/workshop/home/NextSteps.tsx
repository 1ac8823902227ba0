import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { listArtistSongs } from '#contract/catalog'
import { listEditions } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { type NextStep, listFirstSteps, listTasks } from './list-next-steps.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The first run's four steps until they are done; then what waits for the artist. */
export function NextSteps({ artist }: { artist: ArtistData }) {
  const t = useMessages(workshop)
  const songs = useApiQuery(listArtistSongs)
  const editions = useApiQuery(listEditions)
  if (!songs.data || !editions.data) return null
  const account = { artist, songs: songs.data, editions: editions.data }
  const firstSteps = listFirstSteps(account, t)
  const isFirstRun = artist.accountType !== 'test' && firstSteps.some(({ done }) => !done)
  const tasks = listTasks(account, t)
  if (!isFirstRun && tasks.length === 0) return null
  return (
    <Section
      id="next"
      title={isFirstRun ? t('next.first') : t('next.tasks')}
      intro={isFirstRun ? t('next.intro') : undefined}
      layout="split"
    >
      <ol className="border-b border-wall-3">
        {(isFirstRun ? firstSteps : tasks).map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </ol>
    </Section>
  )
}

function StepRow({ step: { title, description, href, done } }: { step: NextStep }) {
  const t = useMessages(workshop)
  return (
    <li className="flex items-center gap-4 border-t border-wall-3 py-3">
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full border ${done ? 'border-go bg-go text-wall-deep' : 'border-rail'}`}
      >
        {done && <Check className="size-4" />}
      </span>
      <div className="min-w-0">
        {done ? (
          <p className="text-bone-3">
            <s>{title}</s> <span className="sr-only">{t('next.done')}</span>
          </p>
        ) : (
          <>
            <Link to={href} className="link inline-flex min-h-8 items-center gap-2 font-semibold">
              {title}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
            <p className="text-sm text-bone-2">{description}</p>
          </>
        )}
      </div>
    </li>
  )
}
