import { Link } from 'react-router-dom'
import { formatCents } from '#frontend/lib/format-money.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import type { FormSectionProps } from './form-section-props.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

interface ConfirmationFieldsProps extends Omit<FormSectionProps, 'text'> {
  /** What the upload of this song costs or has cost. */
  feeCents: number
}

/** What the artist confirms before anything is sent. */
export function ConfirmationFields({ fields, errors, change, feeCents }: ConfirmationFieldsProps) {
  const t = useMessages(uploadMessages)
  return (
    <>
      <Checkbox
        name="copyrightConfirmed"
        checked={fields.copyrightConfirmed}
        onChange={(event) => change({ copyrightConfirmed: event.currentTarget.checked }, 'copyrightConfirmed')}
        error={errors.copyrightConfirmed}
        label={t('confirm.copyright')}
      />
      <Checkbox
        name="termsAccepted"
        checked={fields.termsAccepted}
        onChange={(event) => change({ termsAccepted: event.currentTarget.checked }, 'termsAccepted')}
        error={errors.termsAccepted}
        label={
          <>
            <RichText
              text={t('confirm.terms', { fee: formatCents(feeCents).replace(/\.00$/, '') })}
              tags={{ link: <Link to={paths.termsOfService.href} className="link" /> }}
            />
          </>
        }
      />
    </>
  )
}
