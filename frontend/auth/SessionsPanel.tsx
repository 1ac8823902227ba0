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
import type { Translate } from '#text/messages/catalog'
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type ListedSession = EndpointReply<typeof listSessions>[number]

/** Every browser that is signed in to what this one is, with a way to sign out of one or all. */
export function SessionsPanel() {
  const t = useMessages(signIn)
  const cache = useQueryClient()
  const sessions = useApiQuery(listSessions)
  const endOne = useApiMutation(deleteOneSession, { refresh: [listSessions] })
  const endAll = useApiMutation(deleteAllSessions)
  const onError = (error: unknown) =>
    createToast({
      title: t('sessions.still'),
      description: getErrorMessage(error, t('reach')),
      variant: 'destructive',
    })
  const onLeft = () => void publishSessionChange(cache)
  if (!sessions.data || sessions.data.length === 0) return null
  return (
    <Section id="sessions" title={t('sessions.title')} intro={t('sessions.intro')}>
      <ul className="grid gap-4">
        {sessions.data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-wall-3 pt-4">
            <div className="mr-auto min-w-0">
              <p className="font-semibold">
                {session.device}
                {session.current && <span className="font-normal text-go-light"> · {t('sessions.this')}</span>}
              </p>
              <p className="text-sm text-bone-2">{formatDetails(session, t)}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={t('sessions.signOutDevice', {
                device: session.current ? `${session.device}, ${t('sessions.this')}` : session.device,
              })}
              busy={endOne.isPending && endOne.variables?.params?.id === session.id}
              busyLabel={t('sessions.signingOut')}
              onClick={() =>
                endOne.mutate(
                  { params: { id: session.id } },
                  { ...(session.current ? { onSuccess: onLeft } : {}), onError },
                )
              }
            >
              {t('sessions.signOut')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="plain"
        className="mt-5 min-h-11"
        busy={endAll.isPending}
        busyLabel={t('sessions.signingOut')}
        onClick={() => endAll.mutate({}, { onSuccess: onLeft, onError })}
      >
        {t('sessions.everywhere')}
      </Button>
    </Section>
  )
}

/** The place is a guess from the browser's language: 'Brazil', or 'Portuguese' where it names no region. */
function formatDetails({ language, lastUsedAt }: ListedSession, t: Translate<(typeof signIn)['messages']>): string {
  const lastUsed = t('sessions.lastUsed', { date: formatDateTime(lastUsedAt) })
  return language ? `${t('sessions.place', { place: formatPlace(language) })} · ${lastUsed}` : lastUsed
}
