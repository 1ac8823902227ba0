import type { EndpointReply } from '#contract/http'
import { deleteAccessToken, listAccessTokens } from '#contract/http/access-tokens'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDate, formatDateTime } from '#frontend/lib/format-date.ts'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
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
  const revoke = useApiMutation(deleteAccessToken, { refresh: [listAccessTokens] })
  const verb = expired ? 'Remove' : 'Revoke'
  return (
    <ConfirmDialog
      title={`${verb} “${name}”?`}
      description={
        expired
          ? 'It has expired and opens nothing.'
          : 'The program that uses it is refused from then on. This cannot be taken back.'
      }
      verb={verb}
      name={name}
      busy={revoke.isPending}
      busyLabel="Revoking..."
      unreachable="We could not reach TuneMaker. It still works."
      onConfirm={(told) => revoke.mutate({ params: { id } }, told)}
    />
  )
}
