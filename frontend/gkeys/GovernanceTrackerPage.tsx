import { useSearchParams } from 'react-router-dom'
import { ApplicationForm } from './ApplicationForm.tsx'
import { ApplicationTracking } from './ApplicationTracking.tsx'
import { ConfirmApplication } from './ConfirmApplication.tsx'

/** The way to a G-Key. The address says where on it one is: applying, confirming the mail address, following. */
export function GovernanceTrackerPage() {
  const [search] = useSearchParams()
  const number = search.get('number')?.trim().toUpperCase()
  const token = search.get('token')
  if (token !== null) return <ConfirmApplication token={token} />
  if (number) return <ApplicationTracking key={number} trackingNumber={number} />
  return <ApplicationForm />
}
