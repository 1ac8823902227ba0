import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { deleteAccessToken, listAccessTokens } from '#contract/http/access-tokens'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDate, formatDateTime } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { scopeLabels } from './token-scopes.ts'

type Token = EndpointReply<typeof listAccessTokens>[number]

export function AccessTokenList({ tokens }: { tokens: Token[] }) {
  if (tokens.length === 0)
    return <EmptyState title="No tokens yet" message="No program can sign in as you until you create one." />
  return (
    <ul className="border-b border-wall-3">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-wall-3 py-4">
          <div className="mr-auto min-w-0 basis-72">
            <p className="font-semibold break-words">
              {token.name} <span className="font-normal text-bone-3">…{token.ending}</span>
              {token.expired && <span className="font-normal text-lamp"> · expired</span>}
            </p>
            <p className="text-sm text-bone-2">{token.scopes.map((scope) => scopeLabels[scope]).join(' · ')}</p>
            <p className="text-sm text-bone-3">
              {token.lastUsedAt ? `Last used ${formatDateTime(token.lastUsedAt)}` : 'Never used'} ·{' '}
              {token.expired ? 'ended' : 'ends'} {formatDate(token.expiresAt)}
            </p>
          </div>
          <RevokeDialog token={token} />
        </li>
      ))}
    </ul>
  )
}

function RevokeDialog({ token: { id, name, expired } }: { token: Token }) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  const revoke = useApiMutation(deleteAccessToken, { refresh: [listAccessTokens] })
  const verb = expired ? 'Remove' : 'Revoke'
  return (
    <Dialog
      title={`${verb} “${name}”?`}
      description={
        expired
          ? 'It has expired and opens nothing.'
          : 'The program that uses it is refused from then on. This cannot be taken back.'
      }
      open={isOpen}
      onOpenChange={(now) => {
        setOpen(now)
        setError('')
      }}
      trigger={
        <Button variant="quiet" aria-label={`${verb} ${name}`}>
          {verb}
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={revoke.isPending}
          busyLabel="Revoking..."
          onClick={() => {
            if (revoke.isPending) return
            revoke.mutate(
              { params: { id } },
              {
                onSuccess: () => setOpen(false),
                onError: (failure) =>
                  setError(getErrorMessage(failure, 'We could not reach TuneMaker. It still works.')),
              },
            )
          }}
        >
          {verb} it
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
      <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
        {error}
      </p>
    </Dialog>
  )
}
