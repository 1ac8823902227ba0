import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { deleteSessionItems, getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { CodeStep } from './CodeStep.tsx'
import { getPaidOffer, type KeymailOffer } from './keymail-offer.ts'
import { PurchaseStep } from './PurchaseStep.tsx'

/**
 * The code, then the purchase. Each is an entry of the browser's history, so that a reload stays and Back goes back; a
 * payment that began before the page was opened is shown at once.
 */
export function RedeemKeymailPage() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isPurchase = (location.state as { step?: string } | null)?.step === 'purchase'
  const [code, setCode] = useState(() => (search.get('code') ?? '').trim().toUpperCase())
  const [isResumed, setIsResumed] = useState(() => getPaidOffer() !== undefined)
  const [offer, setOffer] = useState(() => (isPurchase || isResumed ? getSessionItem('keymailOffer') : undefined))
  const [cameBack, setCameBack] = useState(false)

  const choose = (chosen: KeymailOffer) => {
    updateSessionItem('keymailOffer', chosen)
    setOffer(chosen)
    if (!isPurchase) void navigate(location, { state: { step: 'purchase' } })
  }
  if (!offer || !(isPurchase || isResumed)) {
    return <CodeStep code={code} onCode={setCode} onOffer={choose} takesFocus={cameBack} />
  }
  const startOver = () => {
    deleteSessionItems('keymailOffer')
    setCode('')
    setOffer(undefined)
    setIsResumed(false)
    setCameBack(true)
    void navigate(location.pathname, { replace: true })
  }
  return <PurchaseStep offer={offer} onOffer={choose} onStartOver={startOver} />
}
