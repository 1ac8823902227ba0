import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { deleteSessionItems, getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { CodeStep } from './CodeStep.tsx'
import { getPaidOffer, type KeymailOffer } from './keymail-offer.ts'
import { PurchaseStep } from './PurchaseStep.tsx'

/**
 * The code, then the purchase. Each is an entry of the browser's history, so that a reload stays and Back goes back; what
 * is being paid for is shown whatever the entry.
 */
export function RedeemKeymailPage() {
  const [search] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isPurchase = (location.state as { step?: string } | null)?.step === 'purchase'
  const [code, setCode] = useState(() => (search.get('code') ?? '').trim().toUpperCase())
  const [chosen, setChosen] = useState(
    () => getPaidOffer() ?? (isPurchase ? getSessionItem('keymailOffer') : undefined),
  )
  const [cameBack, setCameBack] = useState(false)

  const choose = (offer: KeymailOffer) => {
    updateSessionItem('keymailOffer', offer)
    setChosen(offer)
    if (!isPurchase) void navigate(location, { state: { step: 'purchase' } })
  }
  if (!chosen || !(isPurchase || getPaidOffer())) {
    return <CodeStep code={code} onCode={setCode} onOffer={choose} takesFocus={cameBack} />
  }
  const startOver = () => {
    deleteSessionItems('keymailOffer')
    setCode('')
    setChosen(undefined)
    setCameBack(true)
    void navigate(location.pathname, { replace: true })
  }
  return <PurchaseStep offer={chosen} onOffer={choose} onStartOver={startOver} />
}
