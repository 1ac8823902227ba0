import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import type { FormSectionProps } from './form-section-props.ts'

/** What the artist confirms before anything is sent. */
export function ConfirmationFields({ fields, errors, change }: Omit<FormSectionProps, 'text'>) {
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
            and the non-refundable $25 upload fee.
          </>
        }
      />
    </>
  )
}
