import { useNavigate } from 'react-router-dom'
import { confirmApplication } from '#contract/applications'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { TrackingNumberForm } from './TrackingNumberForm.tsx'
import { buildTrackingPath } from './build-tracking-path.ts'

export function ConfirmApplication({ token }: { token: string }) {
  const confirm = useApiMutation(confirmApplication)
  const navigate = useNavigate()
  const submit = () =>
    confirm.mutate(
      { body: { token } },
      {
        onSuccess: ({ trackingNumber }) => {
          createToast({ title: 'Address Confirmed', description: 'Now you can pay the fee.', variant: 'success' })
          void navigate(buildTrackingPath(trackingNumber), { replace: true })
        },
      },
    )
  return (
    <OneTimeLinkConfirmation
      title="Confirm your address"
      lead="You applied for a G-Key with the mail address that this link was sent to. Confirm that it is yours."
      token={token}
      confirm={confirm}
      onConfirm={submit}
      expiredMessage="It has been used, or is older than 24 hours. If you pressed the button before, all is done. Your tracking number shows where the application stands, and there you can ask for a new link."
      expiredActions={<TrackingNumberForm />}
      ignoreHint="If you did not apply, close this page and nothing happens."
    />
  )
}
