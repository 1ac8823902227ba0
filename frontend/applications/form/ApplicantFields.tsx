import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { ApplicationErrors } from './validate-application.ts'
import type { StoredField } from './application-draft.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export interface TextFieldsProps {
  errors: ApplicationErrors
  /** The name, value and change handler of a text field. */
  textProps: (name: StoredField) => {
    name: string
    value: string
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

export function ApplicantFields({ errors, textProps }: TextFieldsProps) {
  const t = useMessages(applications)
  return (
    <Section title={t('you')} intro={t('youIntro')} layout="split">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={t('fullName')} error={errors.fullName} required>
          <TextInput {...textProps('fullName')} maxLength={200} autoComplete="name" />
        </Field>
        <Field label={t('artistName')} error={errors.artistName} required>
          <TextInput {...textProps('artistName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('email')} error={errors.email} hint={t('emailHint')} required>
          <TextInput
            {...textProps('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label={t('phone')} error={errors.phone} optional>
          <TextInput {...textProps('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </div>
    </Section>
  )
}
