import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { TextFieldsProps } from './ApplicantFields.tsx'

interface CopyrightFieldsProps extends TextFieldsProps {
  document: File | undefined
  onDocument: (file: File | undefined) => void
  busy: boolean
}

export function CopyrightFields({ errors, textProps, document, onDocument, busy }: CopyrightFieldsProps) {
  return (
    <Section title="Your copyright" intro="Only those who decide about your application see this." layout="split">
      <div className="grid gap-6">
        <Field
          label="Copyright details"
          error={errors.copyrightDetails}
          hint="Titles, registration numbers and dates, one per line."
          required
        >
          <TextArea {...textProps('copyrightDetails')} maxLength={5000} />
        </Field>
        <Field label="Copyright document" error={errors.copyrightDocument} optional>
          <FileDrop
            file={document}
            onChange={onDocument}
            accept=".pdf,.jpg,.jpeg,.png"
            note="PDF, JPG or PNG, up to 10 MB"
            disabled={busy}
          />
        </Field>
        <p className="text-sm text-bone-3">
          Nothing registered yet?{' '}
          <Link to={paths.copyrightMaterial.href} className="link">
            Copyright Your Material
          </Link>{' '}
          says how. Register first: the fee here is non-refundable.
        </p>
      </div>
    </Section>
  )
}
