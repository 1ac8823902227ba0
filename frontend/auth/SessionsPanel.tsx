import { useQueryClient } from '@tanstack/react-query'
import type { EndpointReply } from '#contract/http'
import { deleteAllSessions, deleteOneSession, listSessions } from '#contract/auth/sessions'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { publishSessionChange } from '#frontend/api/artist-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { formatPlace } from '#frontend/lib/format-place.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

type ListedSession = EndpointReply<typeof listSessions>[number]

const onError = (error: unknown) =>
  createToast({
    title: 'Still Signed In',
    description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
    variant: 'destructive',
  })

/** Every browser that is signed in to what this one is, with a way to sign out of one or all. */
export function SessionsPanel() {
  const cache = useQueryClient()
  const sessions = useApiQuery(listSessions)
  const endOne = useApiMutation(deleteOneSession, { refresh: [listSessions] })
  const endAll = useApiMutation(deleteAllSessions)
  const onLeft = () => void publishSessionChange(cache)
  if (!sessions.data || sessions.data.length === 0) return null
  return (
    <Section
      id="sessions"
      title="Where you are signed in"
      intro="One you do not know? Sign it out; from there nothing of yours opens any more."
    >
      <ul className="grid gap-4">
        {sessions.data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-wall-3 pt-4">
            <div className="mr-auto min-w-0">
              <p className="font-semibold">
                {session.device}
                {session.current && <span className="font-normal text-go-light"> · this device</span>}
              </p>
              <p className="text-sm text-bone-2">{formatDetails(session)}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={`Sign out ${session.device}${session.current ? ', this device' : ''}`}
              busy={endOne.isPending && endOne.variables?.params?.id === session.id}
              busyLabel="Signing out..."
              onClick={() =>
                endOne.mutate(
                  { params: { id: session.id } },
                  { ...(session.current ? { onSuccess: onLeft } : {}), onError },
                )
              }
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="plain"
        className="mt-5 min-h-11"
        busy={endAll.isPending}
        busyLabel="Signing out..."
        onClick={() => endAll.mutate({}, { onSuccess: onLeft, onError })}
      >
        Sign out everywhere
      </Button>
    </Section>
  )
}

/** The place is a guess from the browser's language: 'Brazil', or 'Portuguese' where it names no region. */
function formatDetails({ language, lastUsedAt }: ListedSession): string {
  const lastUsed = `last used ${formatDateTime(lastUsedAt)}`
  return language ? `${formatPlace(language)}, by its language · ${lastUsed}` : lastUsed
}
