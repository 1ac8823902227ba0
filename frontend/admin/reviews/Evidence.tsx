import { getPublicRecord } from '#contract/copyright'
import { DefinitionRow } from '#frontend/admin/DefinitionRow.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** Renders the evidence of a review as a nested definition list, whatever its shape. */
export function Evidence({ evidence }: { evidence: Record<string, unknown> }) {
  const entries = Object.entries(evidence).filter(([, value]) => !isEmpty(value))
  if (entries.length === 0) return null
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {entries.map(([name, value]) => (
        <DefinitionRow key={name} name={formatFieldName(name)}>
          <EvidenceValue name={name} value={value} />
        </DefinitionRow>
      ))}
    </dl>
  )
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function EvidenceValue({ name, value }: { name: string; value: unknown }) {
  const t = useMessages(staffReviews)
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((one: unknown, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- evidence never changes its order
          <li key={at}>
            <EvidenceValue name={name} value={one} />
          </li>
        ))}
      </ul>
    )
  }
  if (typeof value === 'object' && value !== null) return <Evidence evidence={value as Record<string, unknown>} />
  const record = name === 'number' && typeof value === 'string' ? getPublicRecord(value) : undefined
  if (record) {
    return (
      <a href={record.url} target="_blank" rel="noreferrer" className="link">
        {t('publicRecord', { number: record.number })}
      </a>
    )
  }
  if (typeof value === 'number' && /cents$/i.test(name)) return formatCents(value)
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  return String(value)
}

/** Turns 'captureId' into 'Capture id'. Strips a trailing 'cents', because such amounts are shown in dollars. */
function formatFieldName(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  const shown = words.replace(/(^| )cents$/, '') || 'amount'
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
