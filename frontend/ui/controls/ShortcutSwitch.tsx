import { useState } from 'react'
import { isShortcutEnabled, updateShortcuts } from './key-shortcuts.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shortcuts } from '#text/messages/catalogs/shortcuts/en'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'

/** Switches the shortcuts of single keys off and on, in every tab of this browser. */
export function ShortcutSwitch() {
  const t = useMessages(shortcuts)
  const [isEnabled, setEnabled] = useState(isShortcutEnabled)
  return (
    <Checkbox
      className="text-sm text-bone-3"
      label={t('single')}
      checked={isEnabled}
      onChange={({ currentTarget }) => {
        updateShortcuts(currentTarget.checked)
        setEnabled(isShortcutEnabled())
      }}
    />
  )
}
