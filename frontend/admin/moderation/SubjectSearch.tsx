import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { SEARCH_MIN, type SubjectKind, searchSubjects, subjectKinds } from '#contract/admin/search'
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

const KIND_NAMES: Record<SubjectKind, string> = {
  artist: 'Artist',
  fan: 'Fan',
  keymail: 'Keymail',
  order: 'Order',
  application: 'Application',
}

/**
 * Searches artists, fans, Keymails, orders and applications, and shows the selected one. The selection is kept in the
 * URL.
 */
export function SubjectSearch() {
  const [search, change] = useSearchState()
  const q = search.get('q') ?? ''
  const [kind, id] = (search.get('story') ?? '').split(':')
  const known = subjectKinds.find((one) => one === kind)
  const [typed, setTyped] = useState(q)
  const read = useApiQuery(searchSubjects, {
    query: { q },
    headers: getStaffHeaders(),
    enabled: q.trim().length >= SEARCH_MIN,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({ q: typed.trim(), story: '' })
  }
  const open = (subject: { kind: SubjectKind; id: string }) => change({ story: `${subject.kind}:${subject.id}` })

  return (
    <>
      <form onSubmit={submit} role="search" className="mb-6 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-64 sm:max-w-[34rem]">
          <Field label="Name, e-mail, tracking number, Keymail code, PayPal order or transaction">
            <TextInput
              type="search"
              name="q"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="quiet" disabled={typed.trim().length < SEARCH_MIN} busy={read.isLoading}>
          Search
        </Button>
      </form>
      {known && id ? (
        <SubjectDetail
          key={`${known}:${id}`}
          kind={known}
          id={id}
          onOpen={open}
          {...(q ? { onBack: () => change({ story: '' }) } : {})}
        />
      ) : (
        <SearchResults q={q} read={read} onOpen={open} />
      )}
    </>
  )
}

interface SearchResultsProps {
  q: string
  read: UseQueryResult<EndpointReply<typeof searchSubjects>>
  onOpen: (subject: { kind: SubjectKind; id: string }) => void
}

function SearchResults({ q, read, onOpen }: SearchResultsProps) {
  if (read.isError) {
    return (
      <ErrorState
        title="The search failed"
        message={getErrorMessage(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    )
  }
  if (read.isLoading) return <Skeleton className="h-40" />
  if (!read.data) return <p className="text-bone-2">Two letters are enough to begin with.</p>
  if (read.data.subjects.length === 0) return <p className="text-bone-2">Nothing fits “{q}”.</p>
  return (
    <ul className="border-b border-wall-3">
      {read.data.subjects.map((subject) => (
        <li key={`${subject.kind} ${subject.id}`} className="border-t border-wall-3">
          <button
            type="button"
            onClick={() => onOpen(subject)}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-left -outline-offset-2 hover:bg-wall-1 sm:px-2"
          >
            <Badge>{KIND_NAMES[subject.kind]}</Badge>
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{subject.title}</span>
            <span className="min-w-0 text-sm [overflow-wrap:anywhere] text-bone-3">{subject.note}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
