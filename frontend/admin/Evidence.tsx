import type { ReactNode } from 'react'
import { formatMoney } from '#ui/Money'

/** What a review brought along, whatever its shape: names and values, nested as they are. */
export function Evidence({ evidence }: { evidence: Record<string, unknown> }) {
  const entries = Object.entries(evidence).filter(([, value]) => !isNothing(value))
  if (entries.length === 0) return null
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {entries.map(([name, value]) => (
        <Fact key={name} name={nameOf(name)}>
          <Value name={name} value={value} />
        </Fact>
      ))}
    </dl>
  )
}

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** One line of such a list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-bone-3 max-sm:mt-1">{name}</dt>
      <dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((one: unknown, at) => (
          // Evidence never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Value name={name} value={one} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) return <Evidence evidence={value as Record<string, unknown>} />
  if (typeof value === 'number' && /cents$/i.test(name)) return formatMoney(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** 'captureId' reads 'Capture id'. An amount in cents is shown in dollars, so its name says neither. */
function nameOf(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  const shown = words.replace(/(^| )cents$/, '') || 'amount'
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
