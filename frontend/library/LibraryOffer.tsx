import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { redeemLibrary, getLibrary, type Library, LIBRARY_PRICE_CENTS } from '#contract/library'
import { buildUrl, sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { publishSessionChange, useArtistSession } from '#frontend/api/artist-session.ts'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { NoCopies } from './NoCopies.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'

/** What the library offers, its price and the payment button. */
export function LibraryOffer({ library, onActivated }: { library: Library; onActivated: () => void }) {
  const cache = useQueryClient()
  const { artist } = useArtistSession()
  const [busy, setBusy] = useState(false)
  const { copies, artists } = library
  const isEvaluation = artist?.accountType === 'test'

  const activate = async (paypalOrderId: string) => {
    const { status, reply } = await sendRequestWithStatus(redeemLibrary, { body: { paypalOrderId } })
    if (status !== 200) throw new Error('The payment is not captured yet.')
    onActivated()
    cache.setQueryData([buildUrl(getLibrary)], reply)
    createToast({ title: 'Library Activated!', description: 'Everything you own plays here.', variant: 'success' })
    void publishSessionChange(cache)
  }

  return (
    <>
      <PageHeader
        title="Digital Music Library"
        lead="The virtual boombox: one place that plays every copy you own, whoever made it."
        aside={
          <div className="border-t-4 border-brass bg-wall-1 px-6 py-6 shadow-lift sm:px-8">
            <p className="flex items-baseline justify-between gap-4">
              <span className="poster text-poster-m">
                <Money cents={LIBRARY_PRICE_CENTS} />
              </span>
              <span className="text-bone-2">once, not every month</span>
            </p>
            <div className="mt-5">
              {isEvaluation ? (
                <Banner title="Evaluation Mode - Library Preview">
                  With a production G-Key, or as a fan, this is where you pay. Nothing is charged here.
                </Banner>
              ) : (
                <>
                  {busy && (
                    <Button size="large" className="mb-3 w-full" busy busyLabel="Processing Purchase...">
                      Activate the library
                    </Button>
                  )}
                  <PayPalButton
                    order={{ amount: formatAmount(LIBRARY_PRICE_CENTS), purpose: 'library' }}
                    onPaid={activate}
                    onRejected={({ code }) => {
                      // Already bought in another tab, or by another account in this browser.
                      if (code === 'library-active') void cache.invalidateQueries({ queryKey: [buildUrl(getLibrary)] })
                    }}
                    onBusyChange={setBusy}
                  />
                </>
              )}
            </div>
            <p className="mt-4 text-sm text-bone-3">
              Paid to TuneMaker, not to an artist. You do not need it to listen: each copy also plays in its artist’s
              Green Room. A full refund closes the library; you keep your copies.
            </p>
          </div>
        }
      />
      <Section layout="split" title="What it does">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <LibraryFeature title="Everything together">
            All your copies, across all artists and all accounts you paid with here.
          </LibraryFeature>
          <LibraryFeature title="In your order">
            One after the other, shuffled, repeated, or one song until you have had enough.
          </LibraryFeature>
          <LibraryFeature title="Where you stopped">
            It remembers the song and the second, on this device.
          </LibraryFeature>
          <LibraryFeature title="By hand or by key">
            Keyboard, headphone buttons and the lock screen of your phone all work.
          </LibraryFeature>
        </dl>
      </Section>
      <Section layout="split" title="What you get today">
        {copies > 0 ? (
          <p className="max-w-measure text-lg text-bone-2">
            You own {copies === 1 ? 'one copy' : `${formatCount(copies)} copies`} by{' '}
            {artists === 1 ? 'one artist' : `${formatCount(artists)} artists`}.{' '}
            <Link to={GREEN_ROOM_LINK.to} className="link">
              Hear {copies === 1 ? 'it' : 'them'} in the Green Room
            </Link>
            .
          </p>
        ) : (
          <NoCopies />
        )}
      </Section>
    </>
  )
}

const LibraryFeature = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt className="font-semibold">{title}</dt>
    <dd className="mt-1 text-bone-2">{children}</dd>
  </div>
)

export const GREEN_ROOM_LINK = { to: paths.privateGreenRoom.href, text: 'Private Green Room' }
