import { Button } from '#frontend/ui/controls/Button.tsx'

interface DemoKeysProps {
  gKeys: readonly string[]
  disabled: boolean
  onFillIn: (gKey: string) => void
  onSignIn: (gKey: string) => void
}

/** The G-Keys of evaluation, to fill in or to sign in with. */
export function DemoKeys({ gKeys, disabled, onFillIn, onSignIn }: DemoKeysProps) {
  return (
    <aside
      aria-labelledby="tour"
      className="self-start rounded-lg border border-wall-3 bg-wall-1 p-5 sm:p-7 lg:max-w-measure"
    >
      <h2 id="tour" className="poster text-poster-s">
        Only looking around?
      </h2>
      <p className="mt-2 text-bone-2">
        These G-Keys are for evaluation: every room is open, payments and real Keymails are not.
      </p>
      <ul className="mt-4 border-b border-wall-3">
        {gKeys.map((key) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-wall-3 py-1">
            <span className="code text-sm text-brass-light">{key}</span>
            <Button variant="plain" disabled={disabled} onClick={() => onFillIn(key)} aria-label={`Fill in ${key}`}>
              Fill in
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
        Take a Tour
      </Button>
    </aside>
  )
}
