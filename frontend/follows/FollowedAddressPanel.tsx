import { Link } from 'react-router-dom'
import { type FollowedAddress, deleteFollow } from '#contract/follows'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'

type Follow = FollowedAddress['follows'][number]

interface FollowedAddressPanelProps {
  address: FollowedAddress
  /** The token of a mail to this address; without one the session decides. */
  token: string | undefined
  onChange: () => void
}

/** All that one address follows, each with its end. */
export function FollowedAddressPanel({ address: { email, follows }, token, onChange }: FollowedAddressPanelProps) {
  const end = useApiMutation(deleteFollow)
  const endFollows = async (ended: readonly Follow[]) => {
    try {
      for (const { id } of ended) await end.mutateAsync({ input: { body: { followId: id, token } }, told: {} })
    } catch (error) {
      createToast({
        title: 'Not ended yet',
        description: getErrorMessage(error, 'We could not be reached. Please try again.'),
        variant: 'destructive',
      })
    }
    onChange()
  }
  return (
    <Section title={email}>
      {follows.length === 0 ? (
        <p className="max-w-measure text-bone-2">
          This address follows nothing, so nothing is sent to it. Follow an artist or wish for a song on their pages.
        </p>
      ) : (
        <>
          <ul className="divide-y divide-wall-3 border-y border-wall-3">
            {follows.map((follow) => (
              <FollowRow key={follow.id} follow={follow} busy={end.isPending} onEnd={() => void endFollows([follow])} />
            ))}
          </ul>
          {follows.length > 1 && (
            <Button
              variant="danger"
              className="mt-6"
              busy={end.isPending}
              busyLabel="Ending..."
              onClick={() => void endFollows(follows)}
            >
              End all {follows.length}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}

function FollowRow({ follow, busy, onEnd }: { follow: Follow; busy: boolean; onEnd: () => void }) {
  const { artistId, artistName, songId, title } = follow
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <Link to={songId ? paths.song.href(songId) : paths.artist.href(artistId)} className="link text-lg">
          {title ?? artistName}
        </Link>
        <span className="block text-bone-2">
          {title
            ? `by ${artistName}: copies to buy again, and the last ten`
            : 'new releases, copies to buy again, and the last ten'}
        </span>
      </p>
      <Button variant="quiet" disabled={busy} onClick={onEnd} aria-label={`Stop writing about ${title ?? artistName}`}>
        Stop
      </Button>
    </li>
  )
}
