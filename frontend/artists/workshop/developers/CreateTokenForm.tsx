import { useRef, useState } from 'react'
import { TOKEN_SCOPES, type TokenScope } from '#contract/http'
import { createAccessToken, listAccessTokens, TOKEN_NAME_MAX } from '#contract/http/access-tokens'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { CreateForm } from './CreateForm.tsx'
import { SCOPE_LABELS } from './token-scopes.ts'
import { workshopDevelopers } from '#text/messages/catalogs/workshop-developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const DAYS = [30, 90, 365]

type Errors = { name?: string | undefined; scopes?: string | undefined; form?: string | undefined }

export function CreateTokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const t = useMessages(workshopDevelopers)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>([])
  const [days, setDays] = useState(90)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createAccessToken, { refresh: [listAccessTokens] })

  const submit = () => {
    const found: Errors = {
      name: name.trim() ? undefined : t('token.nameMissing'),
      scopes: scopes.length > 0 ? undefined : t('token.scopeMissing'),
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
        onError: (error) => setErrors({ form: getErrorMessage(error, t('typedKept')) }),
      },
    )
  }

  return (
    <CreateForm
      form={form}
      title={t('token.create')}
      action={t('token.createAction')}
      busy={create.isPending}
      error={errors.form}
      onSubmit={submit}
    >
      <Field label={t('token.name')} hint={t('token.nameHint')} error={errors.name} required>
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
      <ChoiceList
        legend={t('token.may')}
        choices={TOKEN_SCOPES}
        getLabel={(scope) => t(SCOPE_LABELS[scope])}
        chosen={scopes}
        error={errors.scopes}
        onChange={(chosen) => {
          setScopes(chosen)
          setErrors({})
        }}
      />
      <Field label={t('token.endsAfter')} className="max-w-64">
        <Select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {t('token.days', { n: one })}
            </option>
          ))}
        </Select>
      </Field>
    </CreateForm>
  )
}
