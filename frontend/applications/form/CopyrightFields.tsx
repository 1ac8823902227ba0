import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { TextFieldsProps } from './ApplicantFields.tsx'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

interface CopyrightFieldsProps extends TextFieldsProps {
  document: File | undefined
  onDocument: (file: File | undefined) => void
  busy: boolean
}

export function CopyrightFields({ errors, textProps, document, onDocument, busy }: CopyrightFieldsProps) {
  const t = useMessages(applications)
  return (
    <Section title={t('yourCopyright')} intro={t('yourCopyrightIntro')} layout="split">
      <div className="grid gap-6">
        <Field label={t('copyrightDetails')} error={errors.copyrightDetails} hint={t('copyrightDetailsHint')} required>
          <TextArea {...textProps('copyrightDetails')} maxLength={5000} />
        </Field>
        <Field label={t('copyrightDocument')} error={errors.copyrightDocument} optional>
          <FileDrop
            file={document}
            onChange={onDocument}
            accept=".pdf,.jpg,.jpeg,.png"
            note={t('documentNote')}
            disabled={busy}
          />
        </Field>
        <p className="text-sm text-bone-3">
          <RichText
            text={t('nothingRegistered')}
            tags={{ link: <Link to={paths.copyrightMaterial.href} className="link" /> }}
          />
        </p>
      </div>
    </Section>
  )
}
