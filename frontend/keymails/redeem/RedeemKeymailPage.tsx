import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deleteSessionItems, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { CodeStep } from './CodeStep.tsx'
import { getPaidOffer, type KeymailOffer } from './keymail-offer.ts'
import { PurchaseStep } from './PurchaseStep.tsx'

export function RedeemKeymailPage() {
  const [search] = useSearchParams()
  const [code, setCode] = useState(() => (search.get('code') ?? '').trim().toUpperCase())
  const [offer, setOffer] = useState(getPaidOffer)
  const [cameBack, setCameBack] = useState(false)

  if (!offer) {
    const choose = (chosen: KeymailOffer) => {
      updateSessionItem('keymailOffer', chosen)
      setOffer(chosen)
    }
    return <CodeStep code={code} onCode={setCode} onOffer={choose} takesFocus={cameBack} />
  }
  const startOver = () => {
    deleteSessionItems('keymailOffer')
    setCode('')
    setOffer(undefined)
    setCameBack(true)
  }
  return <PurchaseStep offer={offer} onStartOver={startOver} />
}
