import type { getApiDescription } from '#contract/http/openapi'
import type { EndpointReply } from '#contract/http'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { developerMessages } from '#text/messages/catalogs/developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

type Paths = EndpointReply<typeof getApiDescription>['paths']

type Call = { name: string; method: string; path: string; query: string }

const buildColumns = (t: Translate<(typeof developerMessages)['messages']>): Column<Call>[] => [
  { title: t('calls.path'), cell: ({ path }) => <code className="break-all">{path}</code>, primary: true },
  { title: t('calls.method'), cell: ({ method }) => method },
  { title: t('calls.query'), cell: ({ query }) => query || t('calls.none') },
]

/** Every call, by what it is about. */
export function CallList({ paths }: { paths: Paths }) {
  const t = useMessages(developerMessages)
  return (
    <Section title={t('calls.title')} intro={t('calls.intro')}>
      {[...groupCalls(paths)]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([tag, calls]) => (
          <details key={tag} className="border-t border-wall-3">
            <summary className="min-h-11 cursor-pointer py-3 font-semibold">
              {tag} <span className="font-normal text-bone-3">({calls.length})</span>
            </summary>
            <Table
              caption={t('calls.about', { tag })}
              columns={buildColumns(t)}
              rows={calls}
              rowKey={({ name }) => name}
              className="mb-6"
            />
          </details>
        ))}
    </Section>
  )
}

function groupCalls(paths: Paths): Map<string, Call[]> {
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { tags, parameters }] of Object.entries(operations)) {
      const tag = tags[0] ?? ''
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      const call = { name: `${method} ${path}`, method: method.toUpperCase(), path, query: query.join(', ') }
      groups.set(tag, [...(groups.get(tag) ?? []), call])
    }
  }
  return groups
}
