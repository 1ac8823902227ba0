import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { getSession } from '#contract/gkeys'
import { KEYMAIL_CODE_PATTERN, SIGN_IN_LINK_MINUTES, requestSignInLink, validateKeymail } from '#contract/keymails'
import type { EndpointReply } from '#contract/platform'
import { PayPalButton } from '#pay/PayPalButton'
import { Button } from '#ui/Button'
import { CodeInput } from '#ui/CodeInput'
import { Field } from '#ui/Field'
import { Money } from '#ui/Money'
import { usePageTitle } from '#ui/PageHead'
import { TicketStub } from '#ui/TicketStub'
import { closeToast, showToast } from '#ui/Toast'
import { type ApiError, getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { paths } from '#web/paths'
import { removeSessionItems, getSessionItem, setSessionItem } from '#web/session-keys'
import { startFanSession } from './admit-fan.ts'
import { pollRedemption } from './complete-redemption.ts'

type KeymailOffer = EndpointReply<typeof validateKeymail>

/** How long the torn ticket stays on screen before the redirect. */
const TEAR_ANIMATION_MS = 1_900

export function RedeemKeymailPage() {
  const [search] = useSearchParams()
  const [code, setCode] = useState(() => (search.get('code') ?? '').trim().toUpperCase())
  const [offer, setOffer] = useState(getPaidOffer)
  const [cameBack, setCameBack] = useState(false)

  if (!offer) {
    const choose = (chosen: KeymailOffer) => {
      setSessionItem('keymailOffer', chosen)
      setOffer(chosen)
    }
    return <CodeStep code={code} onCode={setCode} onOffer={choose} takesFocus={cameBack} />
  }
  const startOver = () => {
    removeSessionItems('keymailOffer')
    setCode('')
    setOffer(undefined)
    setCameBack(true)
  }
  return <PurchaseStep offer={offer} onStartOver={startOver} />
}

/** The offer of a payment that was approved before a reload, so that it resumes. */
function getPaidOffer(): KeymailOffer | undefined {
  const order = getSessionItem('paypalOrder')
  const offer = getSessionItem('keymailOffer')
  return order?.purpose === 'keymail' && order.reference === offer?.keymailCode ? offer : undefined
}

// Moves focus to the first new element when the step changes.
const focusStep = (element: HTMLElement | null) => {
  if (!element) return
  element.focus({ preventScroll: true })
  scrollTo(0, 0)
}

interface CodeStepProps {
  code: string
  onCode: (code: string) => void
  onOffer: (offer: KeymailOffer) => void
  takesFocus: boolean
}

function CodeStep({ code, onCode, onOffer, takesFocus }: CodeStepProps) {
  usePageTitle('Redeem your Keymail')
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const validation = useApiMutation(validateKeymail)
  const link = useApiMutation(requestSignInLink)
  const session = useApiQuery(getSession)

  const isCode = () => {
    const problem = validateCode(code)
    setWrong(Boolean(problem))
    if (problem) {
      showToast({ ...problem, variant: 'destructive' })
      field.current?.focus()
    }
    return !problem
  }
  const type = (typed: string) => {
    onCode(typed)
    setWrong(false)
    link.reset()
  }
  const validate = (event: FormEvent) => {
    event.preventDefault()
    if (validation.isPending || !isCode()) return
    validation.mutate(
      { body: { keymailCode: code } },
      {
        onSuccess: (offer) => {
          showToast({
            title: 'Keymail Validated!',
            description: `“${offer.songTitle}” by ${offer.artistName}, copy No. ${formatCount(offer.copy)} of ${formatCount(offer.of)}.`,
            variant: 'success',
          })
          onOffer(offer)
        },
        onError: (error) => {
          setWrong(true)
          showToast({
            title: 'Validation Failed',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Your code is untouched; please try again.'),
            variant: 'destructive',
          })
          field.current?.focus()
        },
      },
    )
  }
  const askForLink = () => {
    if (link.isPending || !isCode()) return
    closeToast()
    link.mutate(
      { body: { keymailCode: code } },
      {
        onError: (error) =>
          showToast({
            title: 'No Link Sent',
            description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
            variant: 'destructive',
          }),
      },
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-6 pb-12 sm:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div>
        <h1 className="poster max-w-[9em] text-poster-l">Redeem your Keymail</h1>
        <p className="mt-6 max-w-measure text-lg text-bone-2">
          Your code stands for one numbered copy. Type it in, see what it is, and decide then.
        </p>
        <div className="mt-8 lg:hidden" aria-hidden="true">
          <TicketStub {...SAMPLE_TICKET} code={formatTicketCode(code)} size="row" />
        </div>
        <form onSubmit={validate} noValidate className="mt-8 max-w-xl">
          <Field label="Keymail code" hint="Format: TM-YYYYMMDD-XXXXXXXX. Capitals come by themselves." required>
            <CodeInput
              ref={(input) => {
                field.current = input
                if (takesFocus && input && document.activeElement === document.body) focusStep(input)
              }}
              value={code}
              onChange={type}
              placeholder="TM-"
              maxLength={24}
              aria-invalid={wrong || undefined}
            />
          </Field>
          <Button
            type="submit"
            size="large"
            className="mt-6 w-full sm:w-auto"
            busy={validation.isPending}
            busyLabel="Validating..."
          >
            Validate Keymail
          </Button>
        </form>
      </div>

      <div className="stage-beam relative max-lg:hidden" aria-hidden="true">
        <TicketStub {...SAMPLE_TICKET} code={formatTicketCode(code)} />
      </div>

      <aside aria-labelledby="already-yours" className="border-t border-wall-3 pt-6 lg:max-w-xl">
        <h2 id="already-yours" className="text-xl font-semibold">
          Already yours?
        </h2>
        <p className="mt-2 text-bone-2">
          A Keymail is paid once and lasts for good. Type your code above, and we write to the address you paid with.
          The link opens your Green Room on any device; it works once, for {SIGN_IN_LINK_MINUTES} minutes.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={askForLink} busy={link.isPending} busyLabel="Asking for a link...">
            Mail me a sign-in link
          </Button>
          {session.data && session.data.fans.length > 0 && (
            <Button variant="go" asChild>
              <Link to={paths.privateGreenRoom}>Open my Green Room</Link>
            </Button>
          )}
        </div>
        <p role="status" className="mt-4 min-h-6 text-go-light">
          {link.data?.message}
        </p>
      </aside>

      <aside aria-labelledby="no-code" className="border-t border-wall-3 pt-6">
        <h2 id="no-code" className="text-xl font-semibold">
          No code yet?
        </h2>
        <p className="mt-2 text-bone-2">
          Artists hand out Keymails themselves, one for each copy: by mail, at shows, on paper. Find a song you like,
          then ask whoever wrote it.
        </p>
        <Button variant="plain" asChild className="mt-5 min-h-11">
          <Link to={paths.browseMusic}>Browse Music</Link>
        </Button>
      </aside>
    </div>
  )
}

function validateCode(code: string) {
  if (!code.trim()) {
    return {
      title: 'Keymail Code Required',
      description: 'Please enter your Keymail code to access exclusive content.',
    }
  }
  if (!KEYMAIL_CODE_PATTERN.test(code)) {
    return { title: 'Invalid Format', description: 'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX' }
  }
  return undefined
}

const SAMPLE_TICKET = { artist: 'Somebody you love', song: 'That one song', copy: 7, of: 100 }

/** The typed code, padded with the placeholder, for the preview ticket. */
function formatTicketCode(code: string): string {
  const blank = 'TM-YYYYMMDD-XXXXXXXX'
  const typed = /^[A-Z0-9-]{1,20}$/.test(code) ? code : ''
  return typed + blank.slice(typed.length)
}

const formatCount = (copies: number) => copies.toLocaleString('en-US')

function PurchaseStep({ offer, onStartOver }: { offer: KeymailOffer; onStartOver: () => void }) {
  usePageTitle('Complete Your Purchase')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const [stuck, setStuck] = useState(false)
  const [admitted, setAdmitted] = useState(false)
  const cents = Math.round(offer.pricing * 100)

  const enter = async (paypalOrderId: string) => {
    setStuck(false)
    try {
      startFanSession(cache, await pollRedemption(offer.keymailCode, paypalOrderId))
    } catch (error) {
      showToast({
        title: 'Redemption Error',
        description: 'Payment successful but redemption failed. Please contact support.',
        variant: 'destructive',
      })
      setStuck(true)
      throw error
    }
    removeSessionItems('keymailOffer')
    setAdmitted(true)
    showToast({
      title: 'Access Granted',
      description: `Welcome to ${offer.artistName}’s Private Green Room.`,
      variant: 'success',
    })
    await new Promise((resolve) => setTimeout(resolve, TEAR_ANIMATION_MS))
    if (location.pathname === paths.redeemKeymail) void navigate(paths.privateGreenRoom, { replace: true })
  }
  const refused = (error: ApiError) => setGone(error.code === 'keymail-taken' || error.code === 'keymail-unknown')

  return (
    // Narrow screens: title, ticket, price, explanations. Wide screens: the ticket on the left, title and price on the
    // right.
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 pt-6 pb-12 sm:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h1 ref={focusStep} tabIndex={-1} className="poster max-w-[9em] text-poster-l outline-none max-lg:order-1">
          {admitted ? 'You are in' : 'Complete Your Purchase'}
        </h1>
        <div className="max-lg:order-3 lg:mt-9">
          <dl className="border-t border-wall-3 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-wall-3 [&>div]:py-3 [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:shrink-0 [&_dt]:text-bone-2">
            <div>
              <dt>Artist</dt>
              <dd>{offer.artistName}</dd>
            </div>
            <div>
              <dt>{offer.songs > 1 ? 'Album' : 'Song'}</dt>
              <dd>
                {offer.songTitle}
                {offer.songs > 1 && <span className="font-normal text-bone-2">, {offer.songs} songs</span>}
              </dd>
            </div>
            <div>
              <dt>Copy</dt>
              <dd className="code text-brass-light">
                No. {formatCount(offer.copy)} of {formatCount(offer.of)}
              </dd>
            </div>
            <div>
              <dt>Price, paid once</dt>
              <dd className="poster text-poster-s">
                <Money cents={cents} />
              </dd>
            </div>
          </dl>

          {admitted ? (
            <Button variant="go" size="large" className="mt-7 w-full" asChild>
              <Link to={paths.privateGreenRoom} replace>
                Enter the Green Room
              </Link>
            </Button>
          ) : (
            <>
              <p className="mt-5 mb-6 text-sm text-bone-2">
                A full refund ends your access and voids this copy; a partial refund keeps it.
              </p>
              <PayPalButton
                order={{ amount: offer.pricing.toFixed(2), purpose: 'keymail', reference: offer.keymailCode }}
                onPaid={enter}
                onRejected={refused}
                onBusyChange={(started) => {
                  setBusy(started)
                  // Close the previous attempt's message.
                  if (started) closeToast()
                }}
                disabled={gone}
              />
              {!busy && (
                <Button variant={gone ? 'primary' : 'plain'} className="mt-5 min-h-11" onClick={onStartOver}>
                  <ArrowLeft aria-hidden="true" />
                  Enter Different Code
                </Button>
              )}
            </>
          )}
        </div>
      </div>

      <div className="stage-beam relative max-lg:order-2 lg:col-start-1 lg:row-start-1 lg:pt-2">
        <TicketStub
          artist={offer.artistName}
          song={offer.songTitle}
          code={offer.keymailCode}
          copy={offer.copy}
          of={offer.of}
          price={cents}
          state={admitted ? 'redeemed' : gone ? 'void' : busy && !stuck ? 'paying' : 'issued'}
        />
      </div>

      <dl className="mt-4 grid max-w-[46rem] gap-x-8 gap-y-5 max-lg:order-4 sm:grid-cols-3 lg:col-start-1 lg:row-start-2 [&_dd]:mt-1 [&_dd]:text-sm [&_dd]:text-bone-2 [&_dt]:font-semibold">
        <div>
          <dt>The number is yours</dt>
          <dd>
            No. {formatCount(offer.copy)} exists once. After {formatCount(offer.of)} copies there are no more.
          </dd>
        </div>
        <div>
          <dt>It stays with you</dt>
          <dd>Your Green Room opens on any device. Your code mails you the way back in.</dd>
        </div>
        <div>
          <dt>The artist is paid</dt>
          <dd>PayPal sends the price to {offer.artistName}. TuneMaker keeps nothing of it.</dd>
        </div>
      </dl>
    </div>
  )
}
