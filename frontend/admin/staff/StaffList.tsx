import { type FormEvent, useState } from 'react'
import { createStaffInvitation, listStaff, type StaffMember, updateStaff } from '#contract/admin/staff'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { type Column, Table } from '#frontend/ui/display/Table.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

function useFailureToast() {
  const t = useMessages(staffAccounts)
  return (error: Error) =>
    createToast({
      title: t('nothingWasChanged'),
      description: getErrorMessage(error, t('unreachableAgain')),
      variant: 'destructive',
    })
}

const buildColumns = (t: Translate<(typeof staffAccounts)['messages']>): readonly Column<StaffMember>[] => [
  { title: t('name'), primary: true, cell: ({ name }) => name },
  { title: t('email'), cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
  { title: t('state'), cell: ({ state, invitedBy }) => formatState(state, invitedBy, t) },
  { title: t('lastSignIn'), cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : t('never')) },
  { title: t('actions'), cell: (person) => <StaffActions person={person} /> },
]

function formatState(
  state: StaffMember['state'],
  invitedBy: string,
  t: Translate<(typeof staffAccounts)['messages']>,
): string {
  // The first account's name begins with a capital.
  if (state === 'invited') return t('invitedBy', { name: invitedBy.replace(/^The first/, 'the first') })
  return state === 'active' ? t('active') : t('disabled')
}

/** Everybody who works here: invite, change the role, disable. */
export function StaffList() {
  const t = useMessages(staffAccounts)
  const staff = useApiQuery(listStaff, { headers: getStaffHeaders() })
  return (
    <Section bare title={t('staff')} intro={t('staffIntro')}>
      {staff.isError && (
        <ErrorState
          title={t('listFailed')}
          message={getErrorMessage(staff.error, t('unreachable'))}
          onRetry={() => void staff.refetch()}
          busy={staff.isFetching}
        />
      )}
      {staff.isPending && <Skeleton className="h-40" />}
      {staff.data && (
        <Table
          caption={t('staff')}
          columns={buildColumns(t)}
          rows={staff.data}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">{t('noStaff')}</p>}
        />
      )}
      <InvitationForm />
    </Section>
  )
}

function StaffActions({ person: { id, name, role, state } }: { person: StaffMember }) {
  const t = useMessages(staffAccounts)
  const showFailure = useFailureToast()
  const update = useApiMutation(updateStaff, { refresh: [listStaff] })
  const change = (body: { role?: 'admin' | 'operator'; disabled?: boolean }) =>
    update.mutate({ params: { id }, body, headers: getStaffHeaders() }, { onError: showFailure })
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={t('roleOf', { name })}
        value={role}
        disabled={update.isPending}
        onChange={(event) => change({ role: event.currentTarget.value === 'admin' ? 'admin' : 'operator' })}
      >
        <option value="admin">{t('admin')}</option>
        <option value="operator">{t('operator')}</option>
      </Select>
      <Button
        variant="quiet"
        aria-label={state === 'disabled' ? t('enableName', { name }) : t('disableName', { name })}
        busy={update.isPending}
        onClick={() => change({ disabled: state !== 'disabled' })}
      >
        {state === 'disabled' ? t('enable') : t('disable')}
      </Button>
    </div>
  )
}

function InvitationForm() {
  const t = useMessages(staffAccounts)
  const [person, setPerson] = useState({ name: '', email: '', role: 'admin' as 'admin' | 'operator' })
  const showFailure = useFailureToast()
  const invite = useApiMutation(createStaffInvitation, { refresh: [listStaff] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate(
      { body: person, headers: getStaffHeaders() },
      {
        onSuccess: ({ email }) => {
          createToast({ title: t('invitedTitle'), description: t('invited', { email }), variant: 'success' })
          setPerson({ ...person, name: '', email: '' })
        },
        onError: showFailure,
      },
    )
  }
  return (
    <form
      aria-labelledby="invite-somebody"
      onSubmit={submit}
      className="mt-10 grid max-w-measure gap-5 border-t border-wall-3 pt-8 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h3 id="invite-somebody" className="text-xl font-semibold">
          {t('inviteSomeone')}
        </h3>
        <p className="mt-1 text-bone-2">{t('inviteText')}</p>
      </div>
      <Field label={t('name')} required>
        <TextInput
          name="name"
          maxLength={80}
          value={person.name}
          onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('emailAddress')} required>
        <TextInput
          type="email"
          name="email"
          maxLength={254}
          value={person.email}
          onChange={(event) => setPerson({ ...person, email: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('role')} required>
        <Select
          value={person.role}
          onChange={(event) =>
            setPerson({ ...person, role: event.currentTarget.value === 'admin' ? 'admin' : 'operator' })
          }
        >
          <option value="admin">{t('admin')}</option>
          <option value="operator">{t('operator')}</option>
        </Select>
      </Field>
      <Button type="submit" className="self-end" disabled={!person.name || !person.email} busy={invite.isPending}>
        {t('invite')}
      </Button>
    </form>
  )
}
