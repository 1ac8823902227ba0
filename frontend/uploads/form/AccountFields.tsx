import { Field } from '#frontend/ui/forms/Field.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from './form-section-props.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The artist's account data, as the upload form requires it. */
export function AccountFields({ errors, text }: Pick<FormSectionProps, 'errors' | 'text'>) {
  const t = useMessages(uploadMessages)
  return (
    <Section title={t('account.title')} intro={t('account.intro')} layout="split">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label={t('account.artistName')} error={errors.artistName} required>
          <TextInput {...text('artistName')} maxLength={200} />
        </Field>
        <Field label={t('account.payment')} error={errors.paymentAccount} required>
          <TextInput
            {...text('paymentAccount')}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <Field label={t('account.trackerNumber')} error={errors.governanceTrackerNumber} optional>
          <TextInput
            {...text('governanceTrackerNumber')}
            className="code"
            maxLength={60}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <Field label={t('account.keyCode')} error={errors.keyCode} hint={t('account.keyCodeHint')} optional>
          <TextInput {...text('keyCode')} className="code" maxLength={60} spellCheck={false} autoComplete="off" />
        </Field>
      </div>
    </Section>
  )
}
