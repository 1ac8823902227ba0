import { Check } from 'lucide-react'
import { APPLICATION_STATES, type ApplicationState } from '#contract/applications'
import { isDecided } from './is-decided.ts'

/** Steps of the timeline; one step may cover several states. */
const STEPS: { until: ApplicationState; title: string; text: string }[] = [
  { until: 'submitted', title: 'Application sent', text: 'You confirm your mail address with the link we sent.' },
  { until: 'confirmed', title: 'Address confirmed', text: 'You pay the fee through PayPal.' },
  { until: 'paid', title: 'Fee paid', text: 'Your papers are taken up at once.' },
  {
    until: 'in-review',
    title: 'Papers in review',
    text: 'Godfrey reads them first. What he cannot settle, a person decides within 24 to 48 hours.',
  },
  { until: 'approved', title: 'Decision', text: 'Your G-Key comes by mail, or the reasons why not.' },
]

export function ApplicationTimeline({ state }: { state: ApplicationState }) {
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
                    ? 'Approved'
                    : 'Declined'
                  : title}
                <span className="sr-only">{done ? ', done' : current ? ', you are here' : ''}</span>
              </h3>
              <p className="mt-0.5 text-sm text-bone-2">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const toStateIndex = (state: ApplicationState) => APPLICATION_STATES.indexOf(state)
