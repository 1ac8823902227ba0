import { Badge } from '#ui/Badge'

/** One field as it stands in the document, with the words around it. */
type Found = { name: string; value: string; page: string; excerpt: string }

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(', ') : value === null || value === undefined ? '' : String(value)
const words = (key: string) =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
const fold = (value: string) =>
  value
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** What a review brought along as `declared` and `found`, as names and values; undefined when it has neither. */
export function comparisonOf(evidence: Record<string, unknown>) {
  const declared = asEntries(evidence['declared'])
  const found = Array.isArray(evidence['found']) ? evidence['found'].map(asFound) : []
  if (declared.length === 0 && found.length === 0) return undefined
  return { declared, found }
}

function asFound(one: Record<string, unknown>): Found {
  return { name: text(one['field']), value: text(one['value']), page: text(one['page']), excerpt: text(one['excerpt']) }
}

function asEntries(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .map(([name, one]): [string, string] => [name, text(one)])
    .filter(([, one]) => one !== '')
}

const LIST = 'grid grid-cols-[minmax(6rem,auto)_1fr] items-baseline gap-x-5 gap-y-2 text-sm'
const TERM = 'text-bone-3 first-letter:uppercase'

/** Declared beside found: what the document says word for word, marked where the artist said the same. */
export function Comparison({ declared, found }: { declared: [string, string][]; found: Found[] }) {
  const said = declared.map(([, value]) => fold(value)).filter(Boolean)
  const agrees = (value: string) => said.some((one) => one.includes(fold(value)) || fold(value).includes(one))
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Side title="Declared" entries={declared} />
      <div>
        <h4 className="mb-2 text-sm font-semibold text-bone-3">Found in the document</h4>
        {found.length === 0 && <p className="text-sm text-bone-2">Nothing that could be read.</p>}
        <dl className={LIST}>
          {found.map(({ name, value, page, excerpt }, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- A document may say the same twice.
            <div key={n} className="contents">
              <dt className={TERM}>{words(name)}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <Marked excerpt={excerpt} value={value} />
                {page && <span className="ml-2 whitespace-nowrap text-bone-3">page {page}</span>}
                {agrees(value) && (
                  <span className="ml-2 inline-flex align-middle">
                    <Badge tone="go">as declared</Badge>
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

/** The words around it, with the field itself marked. */
function Marked({ excerpt, value }: { excerpt: string; value: string }) {
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

function Side({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <div>
      <h4 className="mb-2 text-sm font-semibold text-bone-3">{title}</h4>
      <dl className={LIST}>
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className={TERM}>{words(name)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
