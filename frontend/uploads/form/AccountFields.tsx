import { Field } from '#frontend/ui/forms/Field.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from './form-section-props.ts'

/** The artist's account data, as the upload form requires it. */
export function AccountFields({ errors, text }: Pick<FormSectionProps, 'errors' | 'text'>) {
  return (
    <Section
      title="Your account"
      intro="Filled in from your G-Key. The payment account is the address you confirmed."
      layout="split"
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Artist name" error={errors.artistName} required>
          <TextInput {...text('artistName')} maxLength={200} />
        </Field>
        <Field label="Payment account" error={errors.paymentAccount} required>
          <TextInput
            {...text('paymentAccount')}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label="Governance Tracker number" error={errors.governanceTrackerNumber} optional>
          <TextInput
            {...text('governanceTrackerNumber')}
            className="code"
            maxLength={60}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Field label="Key code" error={errors.keyCode} hint="Your G-Key." optional>
          <TextInput {...text('keyCode')} className="code" maxLength={60} spellCheck={false} autoComplete="off" />
        </Field>
      </div>
    </Section>
  )
}
