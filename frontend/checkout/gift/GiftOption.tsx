import { useState } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { deleteSessionItems, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getPlannedGift } from './planned-gift.ts'

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim())

interface GiftOptionProps {
  /** What is bought. */
  reference: string
  /** Whether there is an address where one is needed. */
  onReady: (isReady: boolean) => void
  disabled: boolean
}

/** Buys the copy for somebody else, who gets it by mail once it is paid. Kept in this tab, so that it survives a reload. */
export function GiftOption({ reference, onReady, disabled }: GiftOptionProps) {
  const t = useMessages(checkout)
  const [gift, setGift] = useState(() => getPlannedGift(reference))
  const [error, setError] = useState('')
  const change = (changes: { email?: string; message?: string }) => {
    const next = { reference, email: '', message: '', ...gift, ...changes }
    setGift(next)
    updateSessionItem('plannedGift', { ...next, email: next.email.trim() })
    onReady(isEmail(next.email))
    if (isEmail(next.email)) setError('')
  }
  const toggle = (isGift: boolean) => {
    if (isGift) return change({})
    setGift(undefined)
    setError('')
    deleteSessionItems('plannedGift')
    onReady(true)
  }
  return (
    <fieldset className="mb-5" disabled={disabled}>
      <legend className="sr-only">{t('gift.option')}</legend>
      <Checkbox
        label={t('gift.option')}
        checked={gift !== undefined}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {gift && (
        <div className="mt-2 grid gap-4 border-l-2 border-rail pl-4">
          <p className="text-sm text-bone-2">{t('gift.explained')}</p>
          <Field label={t('gift.email')} error={error} required>
            <TextInput
              type="email"
              value={gift.email}
              maxLength={254}
              onChange={(event) => change({ email: event.currentTarget.value })}
              onBlur={() => setError(isEmail(gift.email) ? '' : t('gift.emailMissing'))}
            />
          </Field>
          <Field label={t('gift.words')} optional>
            <TextArea
              rows={3}
              value={gift.message}
              maxLength={1000}
              onChange={(event) => change({ message: event.currentTarget.value })}
            />
          </Field>
        </div>
      )}
    </fieldset>
  )
}
