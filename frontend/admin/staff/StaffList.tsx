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

const showFailure = (error: Error) =>
  createToast({
    title: 'Nothing was changed',
    description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
    variant: 'destructive',
  })

const COLUMNS: readonly Column<StaffMember>[] = [
  { title: 'Name', primary: true, cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span> },
  { title: 'State', cell: ({ state, invitedBy }) => formatState(state, invitedBy) },
  { title: 'Last sign-in', cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : 'Never') },
  { title: 'Actions', cell: (person) => <StaffActions person={person} /> },
]

function formatState(state: StaffMember['state'], invitedBy: string): string {
  // The first account's name begins with a capital.
  if (state === 'invited') return `Invited by ${invitedBy.replace(/^The first/, 'the first')}`
  return state === 'active' ? 'Active' : 'Disabled'
}

/** Everybody who works here: invite, change the role, disable. */
export function StaffList() {
  const staff = useApiQuery(listStaff, { headers: getStaffHeaders() })
  return (
    <Section
      bare
      title="Staff"
      intro="As soon as one admin has an account, the two shared passwords no longer sign anybody in."
    >
      {staff.isError && (
        <ErrorState
          title="We could not load the list"
          message={getErrorMessage(staff.error, 'We could not reach TuneMaker.')}
          onRetry={() => void staff.refetch()}
          busy={staff.isFetching}
        />
      )}
      {staff.isPending && <Skeleton className="h-40" />}
      {staff.data && (
        <Table
          caption="Staff"
          columns={COLUMNS}
          rows={staff.data}
          rowKey={({ id }) => id}
          empty={<p className="text-bone-2">Nobody has a named account yet.</p>}
        />
      )}
      <InvitationForm />
    </Section>
  )
}

function StaffActions({ person: { id, name, role, state } }: { person: StaffMember }) {
  const update = useApiMutation(updateStaff, { refresh: [listStaff] })
  const change = (body: { role?: 'admin' | 'operator'; disabled?: boolean }) =>
    update.mutate({ params: { id }, body, headers: getStaffHeaders() }, { onError: showFailure })
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label={`Role of ${name}`}
        value={role}
        disabled={update.isPending}
        onChange={(event) => change({ role: event.currentTarget.value === 'admin' ? 'admin' : 'operator' })}
      >
        <option value="admin">admin</option>
        <option value="operator">operator</option>
      </Select>
      <Button
        variant="quiet"
        aria-label={`${state === 'disabled' ? 'Enable' : 'Disable'} ${name}`}
        busy={update.isPending}
        onClick={() => change({ disabled: state !== 'disabled' })}
      >
        {state === 'disabled' ? 'Enable' : 'Disable'}
      </Button>
    </div>
  )
}

function InvitationForm() {
  const [person, setPerson] = useState({ name: '', email: '', role: 'admin' as 'admin' | 'operator' })
  const invite = useApiMutation(createStaffInvitation, { refresh: [listStaff] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    invite.mutate(
      { body: person, headers: getStaffHeaders() },
      {
        onSuccess: ({ email }) => {
          createToast({ title: 'Invited', description: `A link is on its way to ${email}.`, variant: 'success' })
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
          Invite someone
        </h3>
        <p className="mt-1 text-bone-2">They receive a link by email. It works once, within 48 hours.</p>
      </div>
      <Field label="Name" required>
        <TextInput
          name="name"
          maxLength={80}
          value={person.name}
          onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
        />
      </Field>
      <Field label="Email address" required>
        <TextInput
          type="email"
          name="email"
          maxLength={254}
          value={person.email}
          onChange={(event) => setPerson({ ...person, email: event.currentTarget.value })}
        />
      </Field>
      <Field label="Role" required>
        <Select
          value={person.role}
          onChange={(event) =>
            setPerson({ ...person, role: event.currentTarget.value === 'admin' ? 'admin' : 'operator' })
          }
        >
          <option value="admin">admin</option>
          <option value="operator">operator</option>
        </Select>
      </Field>
      <Button type="submit" className="self-end" disabled={!person.name || !person.email} busy={invite.isPending}>
        Invite
      </Button>
    </form>
  )
}
