import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { createSignInLinkByEmail } from '#contract/keymails/sign-in'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { shell } from '#text/messages/catalogs/shell/en'
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Signs a fan in by a mailed link, and shows artists, collectors, holders of a code and staff their own ways. */
export function SignInPage() {
  const t = useMessages(signIn)
  const frame = useMessages(shell)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-x-16 gap-y-14 pb-16 lg:grid-cols-2">
        <EmailForm />
        <section aria-labelledby="others">
          <h2 id="others" className="poster text-poster-s">
            {t('others.title')}
          </h2>
          <ul className="mt-4 border-t border-wall-3">
            <OtherWay to={paths.gKeyLogin.href} title={t('others.artists')}>
              {t('others.artistsText')}
            </OtherWay>
            <OtherWay to={paths.fineArtRegister.href} title={t('others.collectors')}>
              {t('others.collectorsText')}
            </OtherWay>
            <OtherWay to={paths.redeemKeymail.href} title={t('others.code')}>
              {t('others.codeText')}
            </OtherWay>
            {getSessionItem('adminSessionId') && (
              <OtherWay to={paths.adminDashboard.href} title={frame('staff')}>
                {t('others.staffText')}
              </OtherWay>
            )}
          </ul>
        </section>
      </div>
    </>
  )
}

function EmailForm() {
  const t = useMessages(signIn)
  const [email, setEmail] = useState('')
  const request = useApiMutation(createSignInLinkByEmail)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = !/^\S+@\S+\.\S+$/.test(email.trim())
    setMissing(isMissing)
    if (!isMissing) request.mutate({ body: { email: email.trim() } })
  }
  if (request.isSuccess)
    return (
      <div role="status">
        <h2 className="poster text-poster-s">{t('sent.title')}</h2>
        <p className="mt-3 max-w-measure text-bone-2">
          {request.data.message} <span className="block">{t('sent.text')}</span>
        </p>
        <Button variant="quiet" className="mt-6" onClick={() => request.reset()}>
          {t('sent.another')}
        </Button>
      </div>
    )
  const error = missing
    ? t('invalidEmail')
    : request.isError
      ? getErrorMessage(request.error, t('unreachable'))
      : undefined
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <Field label={t('email')} {...(error === undefined ? {} : { error })}>
        <TextInput
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      </Field>
      <Button type="submit" size="large" className="mt-6" busy={request.isPending} busyLabel={t('sending')}>
        {t('mailLink')}
      </Button>
    </form>
  )
}

const OtherWay = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li className="border-b border-wall-3">
    <Link to={to} className="group block py-4">
      <span className="font-semibold group-hover:text-brass-light">{title}</span>
      <span className="block text-bone-2">{children}</span>
    </Link>
  </li>
)
