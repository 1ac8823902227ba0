import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import {
  type Collector,
  LINK_MINUTES,
  NAME_MAX,
  getCollector,
  signInCollector,
  errors,
  registerCollector,
} from '#contract/fine-art'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { PageHeader } from '#ui/PageHead'
import { Tabs } from '#ui/Tabs'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { ApiError, getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { focusFirstError } from '#web/first-invalid'
import { paths } from '#web/paths'
import { removeSessionItems, getSessionItem } from '#web/session-keys'
import { GalleryNav } from './GalleryNav.tsx'
import { PaperCard } from './Plaque.tsx'
import { useCollector, useCollectorSignOut, startCollectorSession } from './collector.ts'

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
  const [asked, setAsked] = useState<string>()
  // Only polls: CollectorPage reads the result through useCollector.
  useApiQuery(getCollector, { everySeconds: REFRESH_SECONDS, enabled: asked !== undefined })
  return (
    <PageHeader
      title="Your name on the label"
      tabTitle="Register as a collector"
      className="[&_h1]:max-w-[6em]"
      lead="Collectors own numbered copies. Your name stands on the certificate and nowhere else; your address is only written to when you ask for a link."
      aside={
        <PaperCard className="p-6 sm:p-8 lg:rotate-[0.6deg]">
          <div className="rounded-sm bg-wall p-5 text-bone sm:p-7">
            {asked ? (
              <LinkSent message={asked} onAgain={() => setAsked(undefined)} />
            ) : (
              <Tabs
                label="New here, or coming back"
                tabs={[
                  { value: 'register', label: 'Register', panel: <SignInLinkForm isNew busy={busy} onAsked={setAsked} /> },
                  { value: 'back', label: 'Log in', panel: <SignInLinkForm isNew={false} busy={busy} onAsked={setAsked} /> },
                ]}
              />
            )}
          </div>
        </PaperCard>
      }
    />
  )
}

function SignInLinkForm({ isNew, busy, onAsked }: { isNew: boolean; busy: boolean; onAsked: (message: string) => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<{ name?: string; email?: string; call?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const ask = useApiMutation(registerCollector)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    const found = {
      ...(isNew && !name.trim() ? { name: 'Which name shall stand on your certificates?' } : {}),
      ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'Please enter a valid e-mail address.' }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      return
    }
    ask.mutate(
      { body: { name: isNew ? name.trim() : '', email: email.trim() } },
      {
        onSuccess: ({ message }) => onAsked(message),
        onError: (error) => setErrors({ email: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.') }),
      },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5" aria-label={isNew ? 'Register' : 'Log in'}>
      {isNew && (
        <Field label="Name" error={errors.name} required>
          <TextInput
            value={name}
            maxLength={NAME_MAX}
            autoComplete="name"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field label="E-mail" error={errors.email} hint={isNew ? undefined : 'The one you registered with.'} required>
        <TextInput
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="large" busy={ask.isPending || busy} busyLabel="One moment...">
        {isNew ? 'Register' : 'Mail me a link'}
      </Button>
    </form>
  )
}

function LinkSent({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <div role="status">
      <p className="poster text-poster-s">Look into your mailbox</p>
      <p className="mt-3 text-bone-2">{message}</p>
      <p className="mt-3 text-bone-2">
        It works once, for {LINK_MINUTES} minutes. This page goes on by itself when you have used it.
      </p>
      <Button variant="plain" className="mt-5 min-h-11" onClick={onAgain}>
        Use another address
      </Button>
    </div>
  )
}

/** Opening the link does not sign in, because mail programs prefetch links. Only the button does. */
function SignInByLink({ token }: { token: string }) {
  const entry = useApiMutation(signInCollector)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const refused = entry.error instanceof ApiError && entry.error.status < 500 && entry.error.status !== 429
  if (!token || refused) {
    return (
      <PageHeader
        title="This link has closed"
        lead={getErrorMessage(entry.error, errors['link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.fineArtRegister} replace>
              Ask for a new link
            </Link>
          </Button>
        }
      />
    )
  }
  const enter = () =>
    entry.mutate(
      { body: { token } },
      {
        onSuccess: (collector) => {
          startCollectorSession(cache, collector)
          showToast({
            title: 'Access Granted',
            description: `Welcome to the gallery, ${collector.name}.`,
            variant: 'success',
          })
          void navigate(consumeReturnPath(), { replace: true })
        },
      },
    )
  return (
    <>
      <PageHeader
        title="The gallery is open"
        lead="This link confirms your address and lets you in, once, on the device you are holding."
        actions={
          <Button size="large" variant="go" onClick={enter} busy={entry.isPending} busyLabel="Opening the door...">
            Enter the gallery
          </Button>
        }
      />
      {entry.isError && (
        <ErrorState
          title="The door did not open"
          message={getErrorMessage(
            entry.error,
            'We could not reach TuneMaker. The link is not used up; please press the button again.',
          )}
        />
      )}
    </>
  )
}

/** Path of the card the collector wanted to buy, else of the gallery. The stored card is consumed. */
function consumeReturnPath(): string {
  const wanted = getSessionItem('wantedCard')
  removeSessionItems('wantedCard')
  return wanted ? paths.fineArtCard(wanted) : paths.fineArtGallery
}

function CollectorAccount({ collector }: { collector: Collector }) {
  const leave = useCollectorSignOut()
  const [leaving, setLeaving] = useState(false)
  const [wanted] = useState(() => getSessionItem('wantedCard'))
  const go = async () => {
    setLeaving(true)
    try {
      await leave()
    } catch (error) {
      showToast({
        title: 'Still Signed In',
        description: getErrorMessage(error, 'We could not reach the house. Please try again.'),
        variant: 'destructive',
      })
    } finally {
      setLeaving(false)
    }
  }
  return (
    <PageHeader
      title="You are on the list"
      tabTitle="Collector"
      lead={`You collect as ${collector.name}, ${collector.email}.`}
      actions={
        <>
          {wanted && (
            <Button size="large" variant="go" asChild>
              <Link to={paths.fineArtCard(wanted)}>Back to your card</Link>
            </Button>
          )}
          <Button size="large" asChild>
            <Link to={paths.fineArtCollection}>Your collection</Link>
          </Button>
          <Button size="large" variant="quiet" asChild>
            <Link to={paths.fineArtGallery}>The gallery</Link>
          </Button>
          <Button size="large" variant="quiet" onClick={() => void go()} busy={leaving} busyLabel="Signing out...">
            Sign out
          </Button>
        </>
      }
    />
  )
}
