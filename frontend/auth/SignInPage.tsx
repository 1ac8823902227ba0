import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { createSignInLinkByEmail } from '#contract/keymails/sign-in'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'

/** Signs a fan in by a mailed link, and shows artists, collectors and holders of a code their own ways. */
export function SignInPage() {
  return (
    <>
      <PageHeader
        title="Sign in"
        lead="Type the address you paid with. We mail you a link that opens your Green Rooms, your copies and your library on this device."
      />
      <div className="grid gap-x-16 gap-y-14 pb-16 lg:grid-cols-2">
        <EmailForm />
        <section aria-labelledby="others">
          <h2 id="others" className="poster text-poster-s">
            Here for something else?
          </h2>
          <ul className="mt-4 border-t border-wall-3">
            <OtherWay to={paths.gKeyLogin.href} title="Artists">
              Enter your workshop with your G-Key.
            </OtherWay>
            <OtherWay to={paths.fineArtRegister.href} title="Collectors">
              Open your collection of art cards by a mailed link.
            </OtherWay>
            <OtherWay to={paths.redeemKeymail.href} title="A code in your hand">
              Redeem a Keymail, or get back in with one that is yours.
            </OtherWay>
          </ul>
        </section>
      </div>
    </>
  )
}

function EmailForm() {
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
        <h2 className="poster text-poster-s">Look into your mailbox</h2>
        <p className="mt-3 max-w-measure text-bone-2">{request.data.message} It works once, for 30 minutes.</p>
        <Button variant="quiet" className="mt-6" onClick={() => request.reset()}>
          Another address
        </Button>
      </div>
    )
  const error = missing
    ? 'Please enter a valid email address.'
    : request.isError
      ? getErrorMessage(request.error, 'We could not be reached. Please try again.')
      : undefined
  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <Field label="Email" {...(error === undefined ? {} : { error })}>
        <TextInput
          type="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
      </Field>
      <Button type="submit" size="large" className="mt-6" busy={request.isPending} busyLabel="Sending...">
        Mail me a link
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
