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
import { useCodeTicket } from './use-code-ticket.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import type { Translate } from '#text/messages/catalog'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface CodeStepProps {
  code: string
  onCode: (code: string) => void
  onOffer: (offer: KeymailOffer) => void
  takesFocus: boolean
}

export function CodeStep({ code, onCode, onOffer, takesFocus }: CodeStepProps) {
  const t = useMessages(checkout)
  usePageTitle(t('redeem.title'))
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const validation = useApiMutation(validateKeymail)
  const link = useApiMutation(createSignInLink)
  const session = useApiQuery(getSession)

  const found = useCodeTicket(code)
  const sample = { artist: t('sample.artist'), song: t('sample.song'), copy: 7, of: 100, code: formatTicketCode(code) }
  const ticket = found ? toTicket(found) : sample
  const showProblem = (shown: { title: string; description: string }) => {
    setProblem(shown.description)
    createToast({ ...shown, variant: 'destructive' })
    field.current?.focus()
  }
  const isCode = () => {
    const wrong = validateCode(code, t)
    if (wrong) showProblem(wrong)
    return !wrong
  }
  const type = (typed: string) => {
    onCode(typed)
    setProblem(undefined)
    // On a phone it would cover the button.
    closeToast()
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
            title: t('redeem.validated'),
            description: t('redeem.validatedText', {
              title: offer.songTitle,
              artist: offer.artistName,
              copy: formatCount(offer.copy),
              of: formatCount(offer.of),
            }),
            variant: 'success',
          })
          onOffer(offer)
        },
        onError: (error) =>
          showProblem({ title: t('redeem.failed'), description: getErrorMessage(error, t('redeem.unreachable')) }),
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
            title: t('redeem.noLink'),
            description: getErrorMessage(error, t('unreachable')),
            variant: 'destructive',
          }),
      },
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-6 pb-12 sm:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div>
        <h1 className="poster max-w-[9em] text-poster-l">{t('redeem.title')}</h1>
        <p className="mt-6 max-w-measure text-lg text-bone-2">{t('redeem.lead')}</p>
        <div className="mt-8 lg:hidden" aria-hidden={!found}>
          <TicketStub {...ticket} size="row" />
        </div>
        <form onSubmit={validate} noValidate className="mt-8 max-w-xl">
          <Field label={t('redeem.code')} hint={t('redeem.hint')} error={problem} required>
            <CodeInput
              ref={(input) => {
                field.current = input
                if (takesFocus && input && document.activeElement === document.body) focusStep(input)
              }}
              value={code}
              onChange={type}
              placeholder="TM-"
              maxLength={24}
            />
          </Field>
          <Button
            type="submit"
            size="large"
            className="mt-6 w-full sm:w-auto"
            busy={validation.isPending}
            busyLabel={t('redeem.validating')}
          >
            {t('redeem.validate')}
          </Button>
        </form>
      </div>

      <div className="stage-beam relative max-lg:hidden" aria-hidden={!found}>
        <TicketStub {...ticket} />
      </div>

      <aside aria-labelledby="already-yours" className="border-t border-wall-3 pt-6 lg:max-w-xl">
        <h2 id="already-yours" className="text-xl font-semibold">
          {t('redeem.alreadyYours')}
        </h2>
        <p className="mt-2 text-bone-2">{t('redeem.alreadyYoursText', { minutes: SIGN_IN_LINK_MINUTES })}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={askForLink} busy={link.isPending} busyLabel={t('redeem.asking')}>
            {t('redeem.mailLink')}
          </Button>
          {session.data && session.data.fans.length > 0 && (
            <Button variant="go" asChild>
              <Link to={paths.privateGreenRoom.href}>{t('redeem.openRoom')}</Link>
            </Button>
          )}
        </div>
        <p role="status" className="mt-4 min-h-6 text-go-light">
          {link.data?.message}
        </p>
      </aside>

      <aside aria-labelledby="no-code" className="border-t border-wall-3 pt-6">
        <h2 id="no-code" className="text-xl font-semibold">
          {t('redeem.noCode')}
        </h2>
        <p className="mt-2 text-bone-2">{t('redeem.noCodeText')}</p>
        <Button variant="plain" asChild className="mt-5 min-h-11">
          <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
        </Button>
      </aside>
    </div>
  )
}

function validateCode(code: string, t: Translate<(typeof checkout)['messages']>) {
  if (!code.trim()) {
    return {
      title: t('redeem.codeRequired'),
      description: t('redeem.codeRequiredText'),
    }
  }
  if (!KEYMAIL_CODE_PATTERN.test(code)) {
    return { title: t('redeem.invalidFormat'), description: t('redeem.invalidFormatText') }
  }
  return undefined
}

const toTicket = ({ artistName, songTitle, keymailCode, copy, of, pricing, cover }: KeymailOffer) => ({
  artist: artistName,
  song: songTitle,
  code: keymailCode,
  copy,
  of,
  price: Math.round(pricing * 100),
  cover,
})

/** The typed code, padded with the placeholder, for the preview ticket. */
function formatTicketCode(code: string): string {
  const blank = 'TM-YYYYMMDD-XXXXXXXX'
  const typed = /^[A-Z0-9-]{1,20}$/.test(code) ? code : ''
  return typed + blank.slice(typed.length)
}
