import { Check } from 'lucide-react'
import { APPLICATION_STATES, type ApplicationState } from '#contract/applications'
import { isDecided } from './is-decided.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Steps of the timeline; one step may cover several states. */
const STEPS = [
  { until: 'submitted', title: 'step.sent', text: 'step.sentText' },
  { until: 'confirmed', title: 'step.confirmed', text: 'step.confirmedText' },
  { until: 'paid', title: 'step.paid', text: 'step.paidText' },
  {
    until: 'in-review',
    title: 'step.review',
    text: 'step.reviewText',
  },
  { until: 'approved', title: 'step.decision', text: 'step.decisionText' },
] as const satisfies { until: ApplicationState; title: string; text: string }[]

export function ApplicationTimeline({ state }: { state: ApplicationState }) {
  const t = useMessages(applications)
  const reached = STEPS.findIndex(
    ({ until }) => toStateIndex(until) >= toStateIndex(state === 'declined' ? 'approved' : state),
  )
  return (
    <ol>
      {STEPS.map(({ until, title, text }, index) => {
        const done = index < reached || isDecided(state)
        const current = index === reached
        return (
          <li
            key={until}
            aria-current={current ? 'step' : undefined}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 border-t border-wall-3 py-4 first:border-0 first:pt-0"
          >
            <span
              aria-hidden="true"
              className={`grid size-9 place-items-center rounded-full border font-semibold ${
                done
                  ? 'border-go text-go'
                  : current
                    ? 'border-brass bg-brass text-brass-ink'
                    : 'border-wall-4 text-bone-3'
              }`}
            >
              {done ? <Check className="size-5" /> : index + 1}
            </span>
            <div className="max-w-measure">
              <h3 className={current || done ? 'font-semibold' : 'font-semibold text-bone-2'}>
                {index === STEPS.length - 1 && isDecided(state)
                  ? state === 'approved'
                    ? t('approved')
                    : t('declined')
                  : t(title)}
                <span className="sr-only">{done ? t('stepDone') : current ? t('stepCurrent') : ''}</span>
              </h3>
              <p className="mt-0.5 text-sm text-bone-2">{t(text)}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const toStateIndex = (state: ApplicationState) => APPLICATION_STATES.indexOf(state)
