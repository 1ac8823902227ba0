import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { ApplicationErrors } from './validate-application.ts'
import type { StoredField } from './application-draft.ts'

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
  return (
    <Section
      title="You"
      intro="Your legal name is for the check only. What fans see is your artist name."
      layout="split"
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Full legal name" error={errors.fullName} required>
          <TextInput {...textProps('fullName')} maxLength={200} autoComplete="name" />
        </Field>
        <Field label="Artist / stage name" error={errors.artistName} required>
          <TextInput {...textProps('artistName')} maxLength={200} autoComplete="off" />
        </Field>
        <Field
          label="Email"
          error={errors.email}
          hint="We send a link there to confirm it, and later your G-Key."
          required
        >
          <TextInput
            {...textProps('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label="Phone" error={errors.phone} optional>
          <TextInput {...textProps('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </div>
    </Section>
  )
}
