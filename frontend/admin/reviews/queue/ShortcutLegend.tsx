import { ShortcutSwitch } from '#frontend/ui/controls/ShortcutSwitch.tsx'
import { SHORTCUTS } from './use-review-shortcuts.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

export function ShortcutLegend() {
  const t = useMessages(staffReviews)
  return (
    <div className="mb-5 max-sm:hidden">
      <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-bone-3">
        <span className="sr-only">{t('shortcuts')} </span>
        {SHORTCUTS.map(([key, description]) => (
          <span key={key} className="inline-flex items-center gap-2">
            <kbd className="code grid min-w-6 place-items-center rounded-sm border border-wall-4 bg-wall-2 px-1.5 text-xs text-bone">
              {key}
            </kbd>
            {t(description)}
          </span>
        ))}
      </p>
      <ShortcutSwitch />
    </div>
  )
}
