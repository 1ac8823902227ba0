import { useNavigate } from 'react-router-dom'
import { confirmApplication } from '#contract/applications'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { OneTimeLinkConfirmation } from '#frontend/auth/OneTimeLinkConfirmation.tsx'
import { TrackingNumberForm } from './TrackingNumberForm.tsx'
import { buildTrackingPath } from './build-tracking-path.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function ConfirmApplication({ token }: { token: string }) {
  const t = useMessages(applications)
  const confirm = useApiMutation(confirmApplication)
  const navigate = useNavigate()
  const submit = () =>
    confirm.mutate(
      { body: { token } },
      {
        onSuccess: ({ trackingNumber }) => {
          createToast({ title: t('addressConfirmed'), description: t('addressConfirmedText'), variant: 'success' })
          void navigate(buildTrackingPath(trackingNumber), { replace: true })
        },
      },
    )
  return (
    <OneTimeLinkConfirmation
      title={t('confirmAddress')}
      lead={t('confirmLead')}
      token={token}
      confirm={confirm}
      onConfirm={submit}
      expiredMessage={t('confirmExpired')}
      expiredActions={<TrackingNumberForm />}
      ignoreHint={t('confirmIgnore')}
    />
  )
}
