import type { listEditions } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { COUNT_LABELS, type KeymailState } from './keymail-states.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Edition = EndpointReply<typeof listEditions>[number]

interface KeymailStateFilterProps {
  editions: readonly Edition[]
  state: KeymailState | ''
  onStateChange: (state: KeymailState | '') => void
}

const STATES: readonly KeymailState[] = ['issued', 'sent', 'capturing', 'redeemed', 'void']

/** Number of copies in each state. Each state filters the list; copies without a Keymail are only counted. */
export function KeymailStateFilter({ editions, state, onStateChange }: KeymailStateFilterProps) {
  const t = useMessages(keymailMessages)
  const sum = (of: keyof Edition['counts']) => editions.reduce((total, { counts }) => total + counts[of], 0)
  const tile = 'flex min-h-16 flex-col justify-center border-l-2 px-4 py-2 text-left'
  return (
    <div role="group" aria-label={t('states')} className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
      <p className={`${tile} border-wall-4 bg-wall-1`}>
        <span className="poster text-xl tabular-nums">{formatCount(sum('free'))}</span>
        <span className="text-sm text-bone-3">{t('state.free', { n: sum('free') })}</span>
      </p>
      {sum('onSale') > 0 && (
        <p className={`${tile} border-wall-4 bg-wall-1`}>
          <span className="poster text-xl tabular-nums">{formatCount(sum('onSale'))}</span>
          <span className="text-sm text-bone-3">{t('state.onSale')}</span>
        </p>
      )}
      {STATES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={state === each}
          onClick={() => onStateChange(state === each ? '' : each)}
          className={`${tile} border-rail bg-wall-1 transition-colors hover:bg-wall-2 aria-pressed:border-brass aria-pressed:bg-wall-3`}
        >
          <span className="poster text-xl tabular-nums">{formatCount(sum(each))}</span>
          <span className="text-sm text-bone-2">{t(COUNT_LABELS[each], { n: sum(each) })}</span>
        </button>
      ))}
    </div>
  )
}
