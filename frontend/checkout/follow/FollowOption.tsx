import { useState } from 'react'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { deleteSessionItems, updateSessionItem } from '#frontend/lib/session-storage.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { getPlannedFollow } from './planned-follow.ts'

interface FollowOptionProps {
  /** What is bought. */
  reference: string
  artistName: string
  disabled: boolean
}

/**
 * Asks whether the buyer wants to hear from the artist; nobody does who is not asked. Kept in this tab until the copy is
 * paid: only then is there an address, and it is mailed a link first.
 */
export function FollowOption({ reference, artistName, disabled }: FollowOptionProps) {
  const t = useMessages(checkout)
  const [planned, setPlanned] = useState(() => getPlannedFollow(reference))
  const change = (shareAddress: boolean) => {
    const next = { reference, shareAddress }
    setPlanned(next)
    updateSessionItem('plannedFollow', next)
  }
  const toggle = (isWanted: boolean) => {
    if (isWanted) return change(false)
    setPlanned(undefined)
    deleteSessionItems('plannedFollow')
  }
  return (
    <fieldset className="mb-5" disabled={disabled}>
      <legend className="sr-only">{t('follow.option', { artist: artistName })}</legend>
      <Checkbox
        label={t('follow.option', { artist: artistName })}
        checked={planned !== undefined}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {planned && (
        <div className="mt-2 grid gap-2 border-l-2 border-rail pl-4">
          <p className="text-sm text-bone-2">{t('follow.explained')}</p>
          <Checkbox
            label={t('follow.share')}
            checked={planned.shareAddress}
            onChange={(event) => change(event.currentTarget.checked)}
          />
        </div>
      )}
    </fieldset>
  )
}
