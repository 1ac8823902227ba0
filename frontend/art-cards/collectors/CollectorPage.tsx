import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Collector, getCollector, LINK_MINUTES } from '#contract/art-cards/collectors'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Tabs } from '#frontend/ui/controls/Tabs.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { useCollector, useCollectorSignOut } from './collector-session.ts'
import { SignInByLink } from './SignInByLink.tsx'
import { SignInLinkForm } from './SignInLinkForm.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Polling interval for a sign-in link that is opened in another tab. */
const REFRESH_SECONDS = 4

/** Collectors register and sign in here; the mailed link leads here too. */
export function CollectorPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { collector, isPending } = useCollector()
  return (
    <>
      <GalleryNav />
      {token === null ? (
        collector ? (
          <CollectorAccount collector={collector} />
        ) : (
          <SignInPanel busy={isPending} />
        )
      ) : (
        <SignInByLink token={token} />
      )}
    </>
  )
}

function SignInPanel({ busy }: { busy: boolean }) {
  const t = useMessages(fineArt)
  const [sentMessage, setSentMessage] = useState<string>()
  // Only polls: CollectorPage reads the result through useCollector.
  useApiQuery(getCollector, { everySeconds: REFRESH_SECONDS, enabled: sentMessage !== undefined })
  return (
    <PageHeader
      title={t('collector.title')}
      tabTitle={t('register')}
      className="[&_h1]:max-w-[6em]"
      lead={t('collector.lead')}
      aside={
        <PaperCard className="p-6 sm:p-8 lg:rotate-[0.6deg]">
          <div className="rounded-sm bg-wall p-5 text-bone sm:p-7">
            {sentMessage ? (
              <LinkSent message={sentMessage} onRestart={() => setSentMessage(undefined)} />
            ) : (
              <Tabs
                label={t('collector.tabs')}
                tabs={[
                  {
                    value: 'register',
                    label: t('collector.register'),
                    panel: <SignInLinkForm isNew busy={busy} onSent={setSentMessage} />,
                  },
                  {
                    value: 'back',
                    label: t('collector.logIn'),
                    panel: <SignInLinkForm isNew={false} busy={busy} onSent={setSentMessage} />,
                  },
                ]}
              />
            )}
          </div>
        </PaperCard>
      }
    />
  )
}

function LinkSent({ message, onRestart }: { message: string; onRestart: () => void }) {
  const t = useMessages(fineArt)
  return (
    <div role="status">
      <p className="poster text-poster-s">{t('collector.sent')}</p>
      <p className="mt-3 text-bone-2">{message}</p>
      <p className="mt-3 text-bone-2">{t('collector.sentText', { minutes: LINK_MINUTES })}</p>
      <Button variant="plain" className="mt-5 min-h-11" onClick={onRestart}>
        {t('collector.another')}
      </Button>
    </div>
  )
}

function CollectorAccount({ collector }: { collector: Collector }) {
  const t = useMessages(fineArt)
  const signOut = useCollectorSignOut()
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [wantedCardId] = useState(() => getSessionItem('wantedCard'))
  const submit = async () => {
    setIsSigningOut(true)
    try {
      await signOut()
    } catch (error) {
      createToast({
        title: t('collector.stillIn'),
        description: getErrorMessage(error, t('reachAgain')),
        variant: 'destructive',
      })
    } finally {
      setIsSigningOut(false)
    }
  }
  return (
    <PageHeader
      title={t('collector.account')}
      tabTitle={t('collector.tab')}
      lead={t('collector.as', { name: collector.name, email: collector.email })}
      actions={
        <>
          {wantedCardId && (
            <Button size="large" variant="go" asChild>
              <Link to={paths.fineArtCard.href(wantedCardId)}>{t('collector.toCard')}</Link>
            </Button>
          )}
          <Button size="large" asChild>
            <Link to={paths.fineArtCollection.href}>{t('nav.collection')}</Link>
          </Button>
          <Button size="large" variant="quiet" asChild>
            <Link to={paths.fineArtGallery.href}>{t('gallery.title')}</Link>
          </Button>
          <Button
            size="large"
            variant="quiet"
            onClick={() => void submit()}
            busy={isSigningOut}
            busyLabel={t('collector.signingOut')}
          >
            {t('collector.signOut')}
          </Button>
        </>
      }
    />
  )
}
