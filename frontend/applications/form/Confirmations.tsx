import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

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
  const t = useMessages(applications)
  return (
    <div className="grid gap-2">
      <Checkbox {...checkboxProps('ageConfirmed')} label={t('ageConfirmed')} />
      <Checkbox {...checkboxProps('copyrightConfirmed')} label={t('copyrightConfirmed')} />
      <Checkbox
        {...checkboxProps('termsAccepted')}
        label={
          <>
            <RichText
              text={t('termsAccepted')}
              tags={{ link: <Link to={paths.termsOfService.href} className="link" /> }}
            />
          </>
        }
      />
    </div>
  )
}
