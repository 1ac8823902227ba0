import { Badge } from '#frontend/ui/display/Badge.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** One field found in the document, with the text around it. */
export type FoundField = { name: string; value: string; page: string; excerpt: string }

const formatFieldName = (key: string) =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()

const toComparableText = (value: string) =>
  value
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

const LIST_CLASSES = 'grid grid-cols-[minmax(6rem,auto)_1fr] items-baseline gap-x-5 gap-y-2 text-sm'

const TERM_CLASSES = 'text-bone-3 first-letter:uppercase'

/** Declared values next to what the document says verbatim; matching values are marked. */
export function EvidenceComparison({ declared, found }: { declared: [string, string][]; found: FoundField[] }) {
  const t = useMessages(staffReviews)
  const declaredTexts = declared.map(([, value]) => toComparableText(value)).filter(Boolean)
  const isDeclared = (value: string) =>
    declaredTexts.some((text) => text.includes(toComparableText(value)) || toComparableText(value).includes(text))
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <DeclaredFields title={t('declared')} entries={declared} />
      <div>
        <h4 className="mb-2 text-sm font-semibold text-bone-3">{t('foundInTheDocument')}</h4>
        {found.length === 0 && <p className="text-sm text-bone-2">{t('nothingLegible')}</p>}
        <dl className={LIST_CLASSES}>
          {found.map(({ name, value, page, excerpt }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- a document may contain the same field twice
            <div key={n} className="contents">
              <dt className={TERM_CLASSES}>{formatFieldName(name)}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <HighlightedExcerpt excerpt={excerpt} value={value} />
                {page && <span className="ml-2 whitespace-nowrap text-bone-3">{t('page', { page })}</span>}
                {isDeclared(value) && (
                  <span className="ml-2 inline-flex align-middle">
                    <Badge tone="go">{t('asDeclared')}</Badge>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** The excerpt with the field's value highlighted. */
function HighlightedExcerpt({ excerpt, value }: { excerpt: string; value: string }) {
  const at = excerpt.indexOf(value)
  const mark = <mark className="rounded-xs bg-[#e2ae5233] px-1 text-bone">{value}</mark>
  if (!value || at < 0) return mark
  return (
    <span className="text-bone-2">
      {excerpt.slice(0, at)}
      {mark}
      {excerpt.slice(at + value.length)}
    </span>
  )
}

function DeclaredFields({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold text-bone-3">{title}</h4>
      <dl className={LIST_CLASSES}>
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className={TERM_CLASSES}>{formatFieldName(name)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
