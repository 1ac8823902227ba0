import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import { createFollow, deleteFollow, listFollows } from '#contract/follows'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { FollowDialog } from './FollowDialog.tsx'
import { type Subject, useFollows } from './use-follows.ts'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface FollowControlProps {
  subject: Subject
  label: string
  /** The button's label while following; pressing it then ends it. */
  activeLabel: string
  icon: LucideIcon
  title: string
  description: string
}

/** A switch for who has proved an address; for everybody else a button that asks for one. */
export function FollowControl({ subject, label, activeLabel, icon: Icon, title, description }: FollowControlProps) {
  const t = useMessages(follows)
  const { isProved, suggestion, getFollow } = useFollows()
  const follow = useApiMutation(createFollow, { refresh: [listFollows] })
  const unfollow = useApiMutation(deleteFollow, { refresh: [listFollows] })
  const current = getFollow(subject)
  if (!isProved) {
    return (
      <FollowDialog
        subject={subject}
        title={title}
        description={description}
        suggestion={suggestion}
        trigger={
          <Button variant="quiet">
            <Icon aria-hidden="true" />
            {label}
          </Button>
        }
      />
    )
  }
  const onError = (error: Error) =>
    createToast({
      title: t('notDone'),
      description: getErrorMessage(error, t('unreachable')),
      variant: 'destructive',
    })
  return (
    <Button
      variant="quiet"
      aria-pressed={Boolean(current)}
      busy={follow.isPending || unfollow.isPending}
      onClick={() =>
        current
          ? unfollow.mutate({ body: { followId: current.id } }, { onError })
          : follow.mutate({ body: { ...subject } }, { onError })
      }
    >
      {current ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
      {current ? activeLabel : label}
    </Button>
  )
}
