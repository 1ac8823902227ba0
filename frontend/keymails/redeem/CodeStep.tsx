import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { getSession } from '#contract/auth'
import { KEYMAIL_CODE_PATTERN, validateKeymail } from '#contract/keymails'
import { createSignInLink, SIGN_IN_LINK_MINUTES } from '#contract/keymails/sign-in'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'
import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { usePageTitle } from '#frontend/ui/layout/use-page-title.ts'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { focusStep } from './focus-step.ts'
import type { KeymailOffer } from './keymail-offer.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

interface CodeStepProps {
  code: string
  onCode: (code: string) => void
  onOffer: (offer: KeymailOffer) => void
  takesFocus: boolean
}

export function CodeStep({ code, onCode, onOffer, takesFocus }: CodeStepProps) {
  usePageTitle('Redeem your Keymail')
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const validation = useApiMutation(validateKeymail)
  const link = useApiMutation(createSignInLink)
  const session = useApiQuery(getSession)

  const isCode = () => {
    const problem = validateCode(code)
    setWrong(Boolean(problem))
    if (problem) {
      createToast({ ...problem, variant: 'destructive' })
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
          createToast({
            title: 'Keymail Validated!',
            description: `“${offer.songTitle}” by ${offer.artistName}, copy No. ${formatCount(offer.copy)} of ${formatCount(offer.of)}.`,
            variant: 'success',
          })
          onOffer(offer)
        },
        onError: (error) => {
          setWrong(true)
          createToast({
            title: 'Validation Failed',
            description: getErrorMessage(
              error,
              'We could not reach TuneMaker. Your code is untouched; please try again.',
            ),
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
          createToast({
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
          Your code stands for one numbered copy. Type it in, see what it is, then decide.
        </p>
        <div className="mt-8 lg:hidden" aria-hidden="true">
          <TicketStub {...SAMPLE_TICKET} code={formatTicketCode(code)} size="row" />
        </div>
        <form onSubmit={validate} noValidate className="mt-8 max-w-xl">
          <Field label="Keymail code" hint="Format: TM-YYYYMMDD-XXXXXXXX. We’ll capitalize it for you." required>
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
          You pay for a Keymail once and keep it for good. Type your code above and we’ll write to the address you paid
          with. The link opens your Green Room on any device. Use it within {SIGN_IN_LINK_MINUTES} minutes; it works
          once.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={askForLink} busy={link.isPending} busyLabel="Asking for a link...">
            Mail me a sign-in link
          </Button>
          {session.data && session.data.fans.length > 0 && (
            <Button variant="go" asChild>
              <Link to={paths.privateGreenRoom.href}>Open my Green Room</Link>
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
          <Link to={paths.browseMusic.href}>Browse Music</Link>
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
