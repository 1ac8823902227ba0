import type { EndpointReply } from '#contract/http'
import { deleteAccessToken, listAccessTokens } from '#contract/http/access-tokens'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDate, formatDateTime } from '#frontend/lib/format-date.ts'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { SCOPE_LABELS } from './token-scopes.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Token = EndpointReply<typeof listAccessTokens>[number]

export function AccessTokenList({ tokens }: { tokens: Token[] }) {
  const t = useMessages(workshopDevelopers)
  if (tokens.length === 0) return <EmptyState title={t('token.none')} message={t('token.noneText')} />
  return (
    <ul className="border-b border-wall-3">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-wall-3 py-4">
          <div className="mr-auto min-w-0 basis-72">
            <p className="font-semibold break-words">
              {token.name} <span className="font-normal text-bone-3">…{token.ending}</span>
              {token.expired && <span className="font-normal text-lamp"> {t('token.expiredMark')}</span>}
            </p>
            <p className="text-sm text-bone-2">{token.scopes.map((scope) => t(SCOPE_LABELS[scope])).join(' · ')}</p>
            <p className="text-sm text-bone-3">
              {token.lastUsedAt
                ? t('token.lastUsed', { lastUsedAt: formatDateTime(token.lastUsedAt) })
                : t('token.neverUsed')}{' '}
              · {t(token.expired ? 'token.ended' : 'token.ends', { date: formatDate(token.expiresAt) })}
            </p>
          </div>
          <RevokeDialog token={token} />
        </li>
      ))}
    </ul>
  )
}

function RevokeDialog({ token: { id, name, expired } }: { token: Token }) {
  const t = useMessages(workshopDevelopers)
  const revoke = useApiMutation(deleteAccessToken, { refresh: [listAccessTokens] })
  return (
    <ConfirmDialog
      title={t(expired ? 'token.removeQuestion' : 'token.revokeQuestion', { name })}
      description={t(expired ? 'token.removeText' : 'token.revokeText')}
      verb={t(expired ? 'token.remove' : 'token.revoke')}
      label={t(expired ? 'token.removeOf' : 'token.revokeOf', { name })}
      confirmation={t(expired ? 'token.removeIt' : 'token.revokeIt')}
      busy={revoke.isPending}
      busyLabel={t('token.revoking')}
      unreachable={t('token.stillWorks')}
      onConfirm={(told) => revoke.mutate({ params: { id } }, told)}
    />
  )
}
