import { Bell, BellOff } from 'lucide-react'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { follows } from '#text/messages/catalogs/follows/en'
import { usePushDevice } from './use-push-device.ts'

/** Switches notifications of this browser on and off. Nothing where the browser has none. */
export function PushDevicePanel({ token }: { token: string | undefined }) {
  const t = useMessages(follows)
  const { state, isBusy, start, stop } = usePushDevice(token)
  if (state === 'unknown' || state === 'unsupported') return null
  const change = (run: () => Promise<void>) =>
    run().catch((error: unknown) =>
      createToast({
        title: t('notDone'),
        description: getErrorMessage(error, t('unreachable')),
        variant: 'destructive',
      }),
    )
  return (
    <Section title={t('device.title')}>
      <p className="max-w-measure text-bone-2">{t('device.text')}</p>
      <p role="status" className="mt-2 max-w-measure empty:hidden">
        {state === 'on' ? t('device.active') : state === 'denied' ? t('device.denied') : ''}
      </p>
      <Button variant="quiet" className="mt-5" busy={isBusy} onClick={() => void change(state === 'on' ? stop : start)}>
        {state === 'on' ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {state === 'on' ? t('device.off') : t('device.on')}
      </Button>
    </Section>
  )
}
