import { Button } from '#frontend/ui/controls/Button.tsx'
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface DemoKeysProps {
  gKeys: readonly string[]
  disabled: boolean
  onFillIn: (gKey: string) => void
  onSignIn: (gKey: string) => void
}

/** The G-Keys of evaluation, to fill in or to sign in with. */
export function DemoKeys({ gKeys, disabled, onFillIn, onSignIn }: DemoKeysProps) {
  const t = useMessages(gKeySignIn)
  return (
    <aside
      aria-labelledby="tour"
      className="self-start rounded-lg border border-wall-3 bg-wall-1 p-5 sm:p-7 lg:max-w-measure"
    >
      <h2 id="tour" className="poster text-poster-s">
        {t('demo.title')}
      </h2>
      <p className="mt-2 text-bone-2">{t('demo.text')}</p>
      <ul className="mt-4 border-b border-wall-3">
        {gKeys.map((key) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-wall-3 py-1">
            <span className="code text-sm text-brass-light">{key}</span>
            <Button
              variant="plain"
              disabled={disabled}
              onClick={() => onFillIn(key)}
              aria-label={t('demo.fillInKey', { key })}
            >
              {t('demo.fillIn')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="go"
        className="mt-5 w-full sm:w-auto"
        disabled={disabled}
        onClick={() => onSignIn(gKeys[0] ?? '')}
      >
        {t('demo.tour')}
      </Button>
    </aside>
  )
}
