import { listMembers, updateMemberMuted } from '#contract/green-room/members'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

/** Mutes or unmutes a member and confirms it with a toast. */
export function useMute(artistId: string) {
  const mute = useApiMutation(updateMemberMuted, { refresh: [listMembers] })
  const set = ({ memberId, name, muted }: { memberId: string; name: string; muted: boolean }, onSuccess?: () => void) =>
    mute.mutate(
      { params: { artistId, memberId }, body: { muted } },
      {
        onSuccess: () => {
          createToast({ title: muted ? `${name} is muted` : `${name} may speak again` })
          onSuccess?.()
        },
        onError: (error) =>
          createToast({
            title: 'Nothing has changed',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
            variant: 'destructive',
          }),
      },
    )
  return { isPending: mute.isPending, set }
}
