import type { ArtistData } from '#contract/artists'
import { getUploadCredits } from '#contract/uploads'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { BackstagePass } from '#frontend/auth/BackstagePass.tsx'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The artist's account as a BackstagePass. */
export function AccountStatus({ artist }: { artist: ArtistData }) {
  const t = useMessages(workshop)
  const evaluating = artist.accountType === 'test'
  const uploads = useApiQuery(getUploadCredits, { enabled: !evaluating })
  const credits = uploads.data?.credits
  return (
    <section aria-label={t('status.title')}>
      <BackstagePass
        name={artist.artistName}
        code={formatMaskedGKey(getSessionItem('gKeyId'))}
        kind={artist.accountType}
        facts={[
          { label: t('nav.account'), value: evaluating ? t('status.test') : t('status.production') },
          { label: t('status.email'), value: artist.email },
          ...(artist.trackingNumber
            ? [{ label: t('status.tracking'), value: <span className="code text-xs">{artist.trackingNumber}</span> }]
            : []),
          {
            label: 'PayPal',
            value: artist.paypalEmail
              ? t('status.connected')
              : artist.pendingPaypalEmail
                ? t('status.waiting')
                : t('status.notConnected'),
          },
          ...(credits === undefined ? [] : [{ label: t('status.credits'), value: credits }]),
        ]}
      />
    </section>
  )
}

/** Shows the last four characters only: enough to recognize the key, not to use it. */
function formatMaskedGKey(gKeyId: string | undefined): string {
  return gKeyId ? `GK-••••-••••-••••-${gKeyId.slice(-4)}` : 'GK-••••-••••-••••-••••'
}
