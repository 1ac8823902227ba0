import { type FormEvent, useRef, useState } from 'react'
import { TOKEN_SCOPES, type TokenScope } from '#contract/http'
import { createAccessToken, listAccessTokens, TOKEN_NAME_MAX } from '#contract/http/access-tokens'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { scopeLabels } from './token-scopes.ts'

const DAYS = [30, 90, 365]

type Errors = { name?: string | undefined; scopes?: string | undefined; form?: string | undefined }

export function CreateTokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>([])
  const [days, setDays] = useState(90)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createAccessToken, { refresh: [listAccessTokens] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const found: Errors = {
      name: name.trim() ? undefined : 'Name the program that will use it.',
      scopes: scopes.length > 0 ? undefined : 'Choose what the token may do.',
    }
    setErrors(found)
    focusFirstError(form.current)
    if (found.name || found.scopes) return
    create.mutate(
      { body: { name: name.trim(), scopes, days } },
      {
        onSuccess: ({ token }) => {
          setName('')
          setScopes([])
          onCreated(token)
        },
        onError: (error) =>
          setErrors({ form: getErrorMessage(error, 'We could not reach TuneMaker. What you typed is kept.') }),
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Create a token" className="grid gap-6">
      <h3 className="font-semibold">Create a token</h3>
      <Field label="Name" hint="The program that will use it, such as “Sales sheet”." error={errors.name} required>
        <TextInput
          value={name}
          maxLength={TOKEN_NAME_MAX}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value)
            setErrors({})
          }}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">It may</legend>
        {TOKEN_SCOPES.map((scope, index) => (
          <Checkbox
            key={scope}
            label={scopeLabels[scope]}
            checked={scopes.includes(scope)}
            {...(index === TOKEN_SCOPES.length - 1 ? { error: errors.scopes } : {})}
            onChange={(event) => {
              setScopes(event.currentTarget.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              setErrors({})
            }}
          />
        ))}
      </fieldset>
      <Field label="It ends after" className="max-w-64">
        <Select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {one} days
            </option>
          ))}
        </Select>
      </Field>
      <div>
        <Button type="submit" busy={create.isPending} busyLabel="Creating...">
          Create token
        </Button>
        <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
          {errors.form}
        </p>
      </div>
    </form>
  )
}
