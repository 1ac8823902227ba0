import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'

export type ConfirmationName = 'ageConfirmed' | 'copyrightConfirmed' | 'termsAccepted'

interface ConfirmationsProps {
  checkboxProps: (name: ConfirmationName) => {
    name: string
    checked: boolean
    onChange: (event: { currentTarget: { checked: boolean } }) => void
    error: string | undefined
  }
}

/** What an applicant has to confirm before applying. */
export function Confirmations({ checkboxProps }: ConfirmationsProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        {...checkboxProps('ageConfirmed')}
        label="I am 18 years or older and have the legal capacity to enter into this agreement."
      />
      <Checkbox
        {...checkboxProps('copyrightConfirmed')}
        label="I certify that I hold the copyright in the works I named and will upload."
      />
      <Checkbox
        {...checkboxProps('termsAccepted')}
        label={
          <>
            I accept the{' '}
            <Link to={paths.termsOfService.href} className="link">
              Terms of Service
            </Link>{' '}
            and know that the G-Key fee is non-refundable.
          </>
        }
      />
    </div>
  )
}
