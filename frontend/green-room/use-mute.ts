import { listMembers, updateMemberMuted } from '#contract/green-room/members'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Mutes or unmutes a member and confirms it with a toast. */
export function useMute(artistId: string) {
  const t = useMessages(greenRoom)
  const mute = useApiMutation(updateMemberMuted, { refresh: [listMembers] })
  const set = ({ memberId, name, muted }: { memberId: string; name: string; muted: boolean }, onSuccess?: () => void) =>
    mute.mutate(
      { params: { artistId, memberId }, body: { muted } },
      {
        onSuccess: () => {
          createToast({ title: muted ? t('mute.done', { name }) : t('mute.undone', { name }) })
          onSuccess?.()
        },
        onError: (error) =>
          createToast({
            title: t('unchanged'),
            description: getErrorMessage(error, t('retryText')),
            variant: 'destructive',
          }),
      },
    )
  return { isPending: mute.isPending, set }
}
