import { useEffect, useState } from 'react'
import { createPushDevice, deletePushDevice, getPushKey } from '#contract/follows/push'
import { sendRequest } from '#frontend/api/api-client.ts'

type PushState = 'unknown' | 'unsupported' | 'off' | 'on' | 'denied'

/**
 * Whether this browser shows notifications of ours, and switches for it. Unsupported where the browser has no Push API,
 * as in private windows and, on iPhones, before the page is on the home screen.
 */
export function usePushDevice(token: string | undefined) {
  const [state, setState] = useState<PushState>('unknown')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    getPushState().then(setState, () => setState('unsupported'))
  }, [])
  const run = async (change: () => Promise<PushState>) => {
    setBusy(true)
    try {
      setState(await change())
    } finally {
      setBusy(false)
    }
  }
  return { state, isBusy, start: () => run(() => subscribe(token)), stop: () => run(unsubscribe) }
}

async function getPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return (await getSubscription()) ? 'on' : 'off'
}

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration ? registration.pushManager.getSubscription() : null
}

async function subscribe(token: string | undefined): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await sendRequest(getPushKey, {})
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys } = subscription.toJSON()
  try {
    await sendRequest(createPushDevice, {
      body: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }, token },
    })
  } catch (error) {
    // What we do not know of must not look as if it were on.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

async function unsubscribe(): Promise<PushState> {
  const subscription = await getSubscription()
  if (subscription) {
    await sendRequest(deletePushDevice, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}
