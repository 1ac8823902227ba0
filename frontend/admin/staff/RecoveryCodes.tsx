import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffAccounts } from '#text/messages/catalogs/staff-accounts/en'

/** Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useMessages(staffAccounts)
  return (
    <Banner title={t('saveTheseRecoveryCodes')}>
      <p>{t('recoveryCodesText')}</p>
      <ul className="code my-4 grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('copyCodes')} />
    </Banner>
  )
}
