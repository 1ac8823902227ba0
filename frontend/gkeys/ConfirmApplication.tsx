import { useNavigate } from 'react-router-dom'
import { confirmApplication } from '#contract/gkeys'
import { showToast } from '#ui/Toast'
import { useCall } from '#web/api'
import { ConfirmByLink } from './ConfirmByLink.tsx'
import { FindApplication, trackingAddress } from './FindApplication.tsx'

export function ConfirmApplication({ token }: { token: string }) {
  const confirm = useCall(confirmApplication)
  const navigate = useNavigate()
  const press = () =>
    confirm.mutate(
      { body: { token } },
      {
        onSuccess: ({ trackingNumber }) => {
          showToast({ title: 'Address Confirmed', description: 'Now you can pay the fee.', variant: 'success' })
          void navigate(trackingAddress(trackingNumber), { replace: true })
        },
      },
    )
  return (
    <ConfirmByLink
      title="Confirm your address"
      lead="You applied for a G-Key with the mail address that this link was sent to. Confirm that it is yours."
      token={token}
      confirm={confirm}
      onPress={press}
      spent="It has been used, or is older than 24 hours. If you pressed the button before, all is done. Your tracking number shows where the application stands, and there you can ask for a new link."
      spentActions={<FindApplication />}
      otherwise="If you did not apply, close this page and nothing happens."
    />
  )
}
