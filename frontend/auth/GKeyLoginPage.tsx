import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { listDemoKeys, validateGKey } from '#contract/auth'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useArtistSession, startArtistSession } from '#frontend/api/artist-session.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { paths } from '#frontend/lib/paths.ts'
import { BackstagePass } from './BackstagePass.tsx'
import { DemoKeys } from './g-key-login/DemoKeys.tsx'
import { GKeyField } from './GKeyField.tsx'
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

const subscribeToNothing = () => () => {}
/** The G-Key that a link of ours has filled in. */
const getKeyOfAddress = () => new URLSearchParams(location.search).get('key') ?? ''

export function GKeyLoginPage() {
  const t = useMessages(gKeySignIn)
  // Empty at first, as the page was prerendered.
  const givenKey = useSyncExternalStore(subscribeToNothing, getKeyOfAddress, () => '')
  const [own, setTyped] = useState<string>()
  const typed = own ?? givenKey
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { artist } = useArtistSession()
  const demo = useApiQuery(listDemoKeys)
  const validate = useApiMutation(validateGKey)
  const demoKeys = demo.data?.gKeys ?? []
  const busy = validate.isPending

  const signIn = (gKeyId: string) => {
    if (busy) return
    if (!gKeyId.trim()) {
      setError(t('missing'))
      focusFirstError(form.current)
      createToast({
        title: t('required.title'),
        description: t('required.text'),
        variant: 'destructive',
      })
      return
    }
    setError('')
    validate.mutate({ body: { gKeyId: gKeyId.trim() } }, { onSuccess: onSignedIn, onError })
  }

  const onSignedIn = (found: ArtistData) => {
    startArtistSession(cache, found)
    createToast({
      title: t('welcome'),
      description: t('signedInAs', { artist: found.artistName }),
      variant: 'success',
    })
    void navigate(paths.membersWorkshop.href)
  }

  const onError = (cause: Error) => {
    const isUnreachable = !(cause instanceof ApiError) || cause.status >= 500
    setError(isUnreachable ? t('unchecked') : t('invalid'))
    focusFirstError(form.current)
    createToast({
      title: isUnreachable ? t('noAnswer') : t('denied'),
      description: getErrorMessage(cause, isUnreachable ? t('checkConnection') : t('invalidId')),
      variant: 'destructive',
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    signIn(typed)
  }
  const signInWithDemoKey = (key: string) => {
    setTyped(key)
    signIn(key)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="max-lg:hidden">
            <BackstagePass name={t('placeholderName')} code={typed || 'GK-••••-••••-••••-••••'} kind="production" />
          </div>
        }
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="max-w-measure">
          {artist && (
            <Banner
              title={t('signedInAs', { artist: artist.artistName })}
              tone="go"
              className="mb-8"
              action={
                <Button asChild variant="quiet">
                  <Link to={paths.membersWorkshop.href}>{t('toWorkshop')}</Link>
                </Button>
              }
            />
          )}
          <form ref={form} onSubmit={submit} noValidate>
            <GKeyField
              label={t('gKeyId')}
              name="gKeyId"
              value={typed}
              error={error}
              onChange={(code) => {
                setTyped(code)
                setError('')
              }}
              readOnly={busy}
            />
            <Button
              type="submit"
              size="large"
              className="mt-5 w-full sm:w-auto"
              busy={busy}
              busyLabel={t('validating')}
            >
              {t('enter')}
            </Button>
          </form>
          <p className="mt-8 text-bone-2">
            <RichText
              text={t('noKey')}
              tags={{ link: <Link to={paths.governanceTracker.href} className="link inline-block py-2" /> }}
            />
          </p>
          <p className="text-bone-2">
            <RichText
              text={t('lostKey')}
              tags={{ link: <Link to={paths.lostGKey.href} className="link inline-block py-2" /> }}
            />
          </p>
          <p className="text-bone-2">
            <RichText
              text={t('closed')}
              tags={{ link: <Link to={paths.closedAccount.href} className="link inline-block py-2" /> }}
            />
          </p>
        </div>
        {demoKeys.length > 0 && (
          <DemoKeys gKeys={demoKeys} disabled={busy} onFillIn={setTyped} onSignIn={signInWithDemoKey} />
        )}
      </div>
    </>
  )
}
