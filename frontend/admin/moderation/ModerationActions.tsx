import type { getSubject } from '#contract/admin/search'
import { type SubjectKind } from '#contract/admin/search'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import type { ModerationAction } from './ModerationDialog.tsx'
import { WorkList } from './WorkList.tsx'
import { formatDate } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffModeration } from '#text/messages/catalogs/staff-moderation/en'

type SubjectData = EndpointReply<typeof getSubject>

interface ModerationActionsProps {
  kind: SubjectKind
  id: string
  subject: SubjectData
  onAction: (action: ModerationAction) => void
}

const songActions = { takeDown: 'take-down', restore: 'restore' } as const
const cardActions = { takeDown: 'take-down-card', restore: 'restore-card' } as const

/** The actions an admin may take; each asks for a reason first. */
export function ModerationActions({ kind, id, subject, onAction }: ModerationActionsProps) {
  const t = useMessages(staffModeration)
  const { suspended, gKeys, songs, cards, refund } = subject
  return (
    <div className="mt-8 grid gap-8">
      {kind === 'artist' && suspended !== null && (
        <div>
          {suspended ? (
            <Button variant="go" onClick={() => onAction({ action: 'readmit', id, title: subject.title })}>
              {t('liftTheSuspension')}
            </Button>
          ) : (
            <Button variant="danger" onClick={() => onAction({ action: 'suspend', id, title: subject.title })}>
              {t('suspendThisArtist')}
            </Button>
          )}
        </div>
      )}
      {gKeys.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">{t('gKeys')}</h3>
          <ul>
            {gKeys.map((key) => (
              <li
                key={key.id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 py-2"
              >
                <span className="flex items-center gap-3 text-sm">
                  {t('keyIssued', { date: formatDate(key.issuedAt) })}
                  <Badge tone={key.state === 'active' ? 'go' : 'lamp'}>
                    {key.state === 'active' ? t('keyActive') : t('keyVoid')}
                  </Badge>
                </span>
                {key.state === 'active' && (
                  <Button
                    variant="danger"
                    onClick={() => onAction({ action: 'void-key', id: key.id, title: subject.title })}
                  >
                    {t('voidIt')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <WorkList heading={t('songs')} works={songs} suspended={suspended} names={songActions} onAction={onAction} />
      <WorkList heading={t('artCards')} works={cards} suspended={suspended} names={cardActions} onAction={onAction} />
      {refund?.way === 'by-us' && (
        <div>
          <Button variant="danger" onClick={() => onAction({ action: 'refund', id, title: formatCents(refund.cents) })}>
            {t('refundAmount', { amount: formatCents(refund.cents) })}
          </Button>
        </div>
      )}
      {refund?.way === 'by-artist' && (
        <div>
          <p className="max-w-measure text-sm text-bone-2">{t('refundByArtist')}</p>
          <Button
            variant="danger"
            className="mt-3"
            onClick={() => onAction({ action: 'ask-refund', id, title: formatCents(refund.cents) })}
          >
            {t('askRefundOf', { amount: formatCents(refund.cents) })}
          </Button>
        </div>
      )}
      {refund?.way === 'none' && <p className="text-sm text-bone-3">{t('nothingToRefund')}</p>}
    </div>
  )
}
