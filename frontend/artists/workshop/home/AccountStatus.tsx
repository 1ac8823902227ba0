import type { ArtistData } from '#contract/artists'
import { getUploadCredits } from '#contract/uploads'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BackstagePass } from '#frontend/auth/BackstagePass.tsx'
import { getSessionItem } from '#frontend/lib/session-storage.ts'

/** The artist's account as a BackstagePass. */
export function AccountStatus({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const uploads = useApiQuery(getUploadCredits, { enabled: !evaluating })
  const credits = uploads.data?.credits
  return (
    <section aria-label="Account status">
      <BackstagePass
        name={artist.artistName}
        code={formatMaskedGKey(getSessionItem('gKeyId'))}
        kind={artist.accountType}
        facts={[
          { label: 'Account', value: evaluating ? 'Test' : 'Production' },
          { label: 'Email', value: artist.email },
          ...(artist.trackingNumber
            ? [{ label: 'Tracking', value: <span className="code text-xs">{artist.trackingNumber}</span> }]
            : []),
          {
            label: 'PayPal',
            value: artist.paypalEmail ? 'Connected' : artist.pendingPaypalEmail ? 'Waiting for you' : 'Not connected',
          },
          ...(credits === undefined ? [] : [{ label: 'Uploads paid for', value: credits }]),
        ]}
      />
    </section>
  )
}

/** Shows the last four characters only: enough to recognize the key, not to use it. */
function formatMaskedGKey(gKeyId: string | undefined): string {
  return gKeyId ? `GK-••••-••••-••••-${gKeyId.slice(-4)}` : 'GK-••••-••••-••••-••••'
}
