import { useSearchParams } from 'react-router-dom'
import { ApplicationForm } from './form/ApplicationForm.tsx'
import { ApplicationTracking } from './ApplicationTracking.tsx'
import { ConfirmApplication } from './ConfirmApplication.tsx'

/**
 * Apply for a G-Key. The query selects the step: `token` confirms the address, `number` tracks an application, neither
 * shows the form.
 */
export function GovernanceTrackerPage() {
  const [search] = useSearchParams()
  const number = search.get('number')?.trim().toUpperCase()
  const token = search.get('token')
  if (token !== null) return <ConfirmApplication token={token} />
  if (number) return <ApplicationTracking key={number} trackingNumber={number} />
  return <ApplicationForm />
}
