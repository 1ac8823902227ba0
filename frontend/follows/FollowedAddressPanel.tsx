import { Link } from 'react-router-dom'
import { type FollowedAddress, deleteFollow } from '#contract/follows'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Follow = FollowedAddress['follows'][number]

interface FollowedAddressPanelProps {
  address: FollowedAddress
  /** The token of a mail to this address; without one the session decides. */
  token: string | undefined
  onChange: () => void
}

/** All that one address follows, each with its end. */
export function FollowedAddressPanel({
  address: { email, follows: followed },
  token,
  onChange,
}: FollowedAddressPanelProps) {
  const t = useMessages(follows)
  const end = useApiMutation(deleteFollow)
  const endFollows = async (ended: readonly Follow[]) => {
    try {
      for (const { id } of ended) await end.mutateAsync({ input: { body: { followId: id, token } }, told: {} })
    } catch (error) {
      createToast({
        title: t('ended.failed'),
        description: getErrorMessage(error, t('unreachable')),
        variant: 'destructive',
      })
    }
    onChange()
  }
  return (
    <Section title={email}>
      {followed.length === 0 ? (
        <p className="max-w-measure text-bone-2">{t('panel.empty')}</p>
      ) : (
        <>
          <ul className="divide-y divide-wall-3 border-y border-wall-3">
            {followed.map((follow) => (
              <FollowRow key={follow.id} follow={follow} busy={end.isPending} onEnd={() => void endFollows([follow])} />
            ))}
          </ul>
          {followed.length > 1 && (
            <Button
              variant="danger"
              className="mt-6"
              busy={end.isPending}
              busyLabel={t('panel.ending')}
              onClick={() => void endFollows(followed)}
            >
              {t('panel.endAll', { count: followed.length })}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}

function FollowRow({ follow, busy, onEnd }: { follow: Follow; busy: boolean; onEnd: () => void }) {
  const t = useMessages(follows)
  const { artistId, artistName, songId, title } = follow
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={songId ? paths.song.href(songId) : paths.artist.href(artistId)} className="link text-lg">
          {title ?? artistName}
        </Link>
        <span className="block text-bone-2">{title ? t('panel.song', { artist: artistName }) : t('panel.artist')}</span>
      </p>
      <Button
        variant="quiet"
        disabled={busy}
        onClick={onEnd}
        aria-label={t('panel.stopAbout', { name: title ?? artistName })}
      >
        {t('panel.stop')}
      </Button>
    </li>
  )
}
