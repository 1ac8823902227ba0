import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadAuditLog, listAuditEntries } from '#contract/audit'
import { subjectKinds } from '#contract/admin/search'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { downloadFile } from '#frontend/api/download-file.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

/** So many at once are two screens of a phone. */
const PHONE_PAGE_SIZE = 6

type AuditLine = EndpointReply<typeof listAuditEntries>['lines'][number]
const formatAction = (action: string) => action.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase())

const buildColumns = (t: Translate<(typeof staffDashboard)['messages']>): readonly Column<AuditLine>[] => [
  { title: t('what'), primary: true, cell: ({ action }) => formatAction(action) },
  { title: t('when'), cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  { title: t('who'), cell: ({ role, staff }) => `${role} ${staff}` },
  { title: t('about'), cell: ({ subject }) => <SubjectLink subject={subject} /> },
  {
    title: t('why'),
    cell: ({ details }) => (
      <span className="text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {String(details['reason'] ?? details['note'] ?? '')}
      </span>
    ),
  },
]

/** Links the subject to its detail view, if it has one. */
function SubjectLink({ subject }: { subject: string }) {
  const [kind] = subject.split(':')
  const name = <span className="code text-xs break-all">{subject}</span>
  return subjectKinds.some((option) => option === kind) ? (
    <Link to={`?tab=search&story=${subject}`} className="link">
      {name}
    </Link>
  ) : (
    name
  )
}

/** Staff actions, append-only. The filter is kept in the URL. */
export function AuditLog() {
  const t = useMessages(staffDashboard)
  const [search, setSearch] = useSearchState()
  const [q, action, before] = ['aq', 'action', 'before'].map((name) => search.get(name) ?? '')
  const [typed, setTyped] = useState(q ?? '')
  const [isExporting, setIsExporting] = useState(false)
  const [isPhone] = useState(() => matchMedia('(max-width: 639px)').matches)
  const filter = { ...(q && { q }), ...(action && { action }) }
  const entries = useApiQuery(listAuditEntries, {
    query: { ...filter, ...(before && { before }), ...(isPhone && { limit: PHONE_PAGE_SIZE }) },
    headers: getStaffHeaders(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ aq: typed.trim(), before: '' })
  }
  const exportCsv = async () => {
    setIsExporting(true)
    try {
      await downloadFile(buildUrl(downloadAuditLog, { query: filter }), 'tunemaker-audit-log.csv', getStaffHeaders())
    } catch {
      createToast({ title: t('notExported'), description: t('logNotExported'), variant: 'destructive' })
    } finally {
      setIsExporting(false)
    }
  }
  const lines = entries.data?.lines ?? []
  return (
    <>
      <form onSubmit={submit} role="search" className="mb-5 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56 sm:max-w-[22rem]">
          <Field label={t('subjectReasonOrNote')}>
            <TextInput
              type="search"
              name="aq"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Select
          aria-label={t('whatWasDone')}
          value={action ?? ''}
          className="min-h-12"
          onChange={(event) => setSearch({ action: event.currentTarget.value, before: '' })}
        >
          <option value="">{t('everything')}</option>
          {entries.data?.actions.map((option) => (
            <option key={option} value={option}>
              {formatAction(option)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="quiet">
          {t('search')}
        </Button>
        <Button variant="quiet" onClick={() => void exportCsv()} busy={isExporting}>
          {t('saveAsCsv')}
        </Button>
      </form>
      {entries.isError && (
        <ErrorState
          title={t('logFailed')}
          message={getErrorMessage(entries.error, t('unreachable'))}
          onRetry={() => void entries.refetch()}
          busy={entries.isFetching}
        />
      )}
      {entries.isPending && <Skeleton className="h-60" />}
      {entries.data && (
        <Table<AuditLine>
          caption={t('auditLogNewestFirst')}
          columns={buildColumns(t)}
          rows={lines}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">{q || action ? t('nothingMatches') : t('nothingRecorded')}</p>}
        />
      )}
      <div className="mt-5 flex gap-3">
        {before && (
          <Button variant="quiet" onClick={() => setSearch({ before: '' })}>
            {t('backToTheNewest')}
          </Button>
        )}
        {entries.data?.more && (
          <Button variant="quiet" onClick={() => setSearch({ before: lines.at(-1)?.id ?? '' })}>
            {t('olderEntries')}
          </Button>
        )}
      </div>
    </>
  )
}
