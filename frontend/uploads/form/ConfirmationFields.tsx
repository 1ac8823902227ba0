import { Link } from 'react-router-dom'
import { formatCents } from '#frontend/lib/format-money.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import type { FormSectionProps } from './form-section-props.ts'

interface ConfirmationFieldsProps extends Omit<FormSectionProps, 'text'> {
  /** What the upload of this song costs or has cost. */
  feeCents: number
}

/** What the artist confirms before anything is sent. */
export function ConfirmationFields({ fields, errors, change, feeCents }: ConfirmationFieldsProps) {
  return (
    <>
      <Checkbox
        name="copyrightConfirmed"
        checked={fields.copyrightConfirmed}
        onChange={(event) => change({ copyrightConfirmed: event.currentTarget.checked }, 'copyrightConfirmed')}
        error={errors.copyrightConfirmed}
        label="I own the copyright in this recording, or have its owners’ written permission to sell it."
      />
      <Checkbox
        name="termsAccepted"
        checked={fields.termsAccepted}
        onChange={(event) => change({ termsAccepted: event.currentTarget.checked }, 'termsAccepted')}
        error={errors.termsAccepted}
        label={
          <>
            I accept the{' '}
            <Link to={paths.termsOfService.href} className="link">
              Terms of Service
            </Link>{' '}
            and the non-refundable {formatCents(feeCents).replace(/\.00$/, '')} upload fee.
          </>
        }
      />
    </>
  )
}
