import { clsx } from 'clsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface EditionMeterProps {
  sold: number
  of: number
  className?: string
}

/** Sales of an edition: '24 of 25 sold · 1 left', t('soldOut'). */
export function EditionMeter({ sold, of, className }: EditionMeterProps) {
  const t = useMessages(ui)
  const left = Math.max(0, of - sold)
  const share = of > 0 ? Math.min(1, sold / of) : 1
  const few = left > 0 && left <= Math.max(1, Math.min(10, of * 0.1))
  return (
    <div className={className}>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-wall-3 print:hidden">
        <div
          className={clsx('h-full origin-left', left === 0 ? 'bg-rail' : 'bg-brass')}
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="mt-1.5 text-sm text-bone-3 tabular-nums">
        {left === 0 ? (
          <span className="font-semibold text-bone-2">{t('soldOut')}</span>
        ) : (
          <>
            {t('sold', { sold: formatCount(sold), of: formatCount(of) })}
            {'\u00a0· '}
            <span className={clsx('font-semibold whitespace-nowrap', few ? 'text-brass-light' : 'text-bone')}>
              {t('left', { left })}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
