import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'

/** Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Banner title="Save these recovery codes">
      <p>Each opens your account once if your phone is lost. They are shown only now.</p>
      <ul className="code my-4 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="Copy codes" />
    </Banner>
  )
}
