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
import { NowPlaying } from './NowPlaying.tsx'
import { RecentlyHeard } from './RecentlyHeard.tsx'
import { RoomNewsSection } from './RoomNewsSection.tsx'
import { formatAmount } from '#frontend/lib/format-money.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** What the library offers, its price and the payment button. */
export function LibraryOffer({ library, onActivated }: { library: Library; onActivated: () => void }) {
  const t = useMessages(boombox)
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
    createToast({ title: t('activated'), description: t('activatedText'), variant: 'success' })
    void publishSessionChange(cache)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="border-t-4 border-brass bg-wall-1 px-6 py-6 shadow-lift sm:px-8">
            <p className="flex items-baseline justify-between gap-4">
              <span className="poster text-poster-m">
                <Money cents={LIBRARY_PRICE_CENTS} />
              </span>
              <span className="text-bone-2">{t('once')}</span>
            </p>
            <div className="mt-5">
              {isEvaluation ? (
                <Banner title={t('evaluation')}>{t('evaluationText')}</Banner>
              ) : (
                <>
                  {busy && (
                    <Button size="large" className="mb-3 w-full" busy busyLabel={t('processing')}>
                      {t('activate')}
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
            <p className="mt-4 text-sm text-bone-3">{t('note')}</p>
          </div>
        }
      />
      {copies > 0 && (
        <>
          <NowPlaying />
          <RoomNewsSection />
          <RecentlyHeard library={library} />
        </>
      )}
      <Section layout="split" title={t('does.title')}>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <LibraryFeature title={t('does.together')}>{t('does.togetherText')}</LibraryFeature>
          <LibraryFeature title={t('does.order')}>{t('does.orderText')}</LibraryFeature>
          <LibraryFeature title={t('does.stopped')}>{t('does.stoppedText')}</LibraryFeature>
          <LibraryFeature title={t('does.keys')}>{t('does.keysText')}</LibraryFeature>
        </dl>
      </Section>
      <Section layout="split" title={t('today.title')}>
        {copies > 0 ? (
          <p className="max-w-measure text-lg text-bone-2">
            <RichText
              text={t('today.text', { copies, artists })}
              tags={{ link: <Link to={paths.privateGreenRoom.href} className="link" /> }}
            />
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
