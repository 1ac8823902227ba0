import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SEARCH_MIN, type SubjectKind, listSubjects, subjectKinds } from '#contract/admin/search'
import type { EndpointReply } from '#contract/http'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { SubjectDetail } from './SubjectDetail.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffModeration } from '#text/messages/catalogs/staff-moderation/en'

const KIND_NAMES = {
  artist: 'kind.artist',
  fan: 'kind.fan',
  keymail: 'kind.keymail',
  order: 'kind.order',
  application: 'kind.application',
} as const satisfies Record<SubjectKind, string>

/**
 * Searches artists, fans, Keymails, orders and applications, and shows the selected one. The selection is kept in the
 * URL.
 */
export function SubjectSearch() {
  const t = useMessages(staffModeration)
  const [search, setSearch] = useSearchState()
  const q = search.get('q') ?? ''
  const [kind, id] = (search.get('story') ?? '').split(':')
  const selectedKind = subjectKinds.find((one) => one === kind)
  const [typed, setTyped] = useState(q)
  const results = useApiQuery(listSubjects, {
    query: { q },
    headers: getStaffHeaders(),
    enabled: q.trim().length >= SEARCH_MIN,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ q: typed.trim(), story: '' })
  }
  const open = (subject: { kind: SubjectKind; id: string }) => setSearch({ story: `${subject.kind}:${subject.id}` })

  return (
    <>
      <form onSubmit={submit} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64 sm:max-w-[34rem]">
          <Field label={t('searchLabel')}>
            <TextInput
              type="search"
              name="q"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="quiet" disabled={typed.trim().length < SEARCH_MIN} busy={results.isLoading}>
          {t('search')}
        </Button>
      </form>
      {selectedKind && id ? (
        <SubjectDetail
          key={`${selectedKind}:${id}`}
          kind={selectedKind}
          id={id}
          onOpen={open}
          {...(q ? { onBack: () => setSearch({ story: '' }) } : {})}
        />
      ) : (
        <SearchResults q={q} results={results} onOpen={open} />
      )}
    </>
  )
}

interface SearchResultsProps {
  q: string
  results: UseQueryResult<EndpointReply<typeof listSubjects>>
  onOpen: (subject: { kind: SubjectKind; id: string }) => void
}

function SearchResults({ q, results, onOpen }: SearchResultsProps) {
  const t = useMessages(staffModeration)
  if (results.isError) {
    return (
      <ErrorState
        title={t('theSearchFailed')}
        message={getErrorMessage(results.error, t('unreachable'))}
        onRetry={() => void results.refetch()}
        busy={results.isFetching}
      />
    )
  }
  if (results.isLoading) return <Skeleton className="h-40" />
  if (!results.data) return <p className="text-bone-2">{t('searchMin')}</p>
  if (results.data.subjects.length === 0) return <p className="text-bone-2">{t('nothingMatches', { q })}</p>
  return (
    <ul className="border-b border-wall-3">
      {results.data.subjects.map((subject) => (
        <li key={`${subject.kind} ${subject.id}`} className="border-t border-wall-3">
          <button
            type="button"
            onClick={() => onOpen(subject)}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-left -outline-offset-2 hover:bg-wall-1 sm:px-2"
          >
            <Badge>{t(KIND_NAMES[subject.kind])}</Badge>
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{subject.title}</span>
            <span className="min-w-0 text-sm [overflow-wrap:anywhere] text-bone-3">{subject.note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
