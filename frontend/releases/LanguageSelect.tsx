import { LANGUAGE_CODES } from '#contract/catalog/details'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { listLanguages } from '#frontend/catalog/release/language-names.ts'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface LanguageSelectProps {
  value: string | null
  onChange: (code: string | null) => void
  /** Offers music without words, too. */
  instrumental?: boolean
}

/** A language by its name; its code is what counts. */
export function LanguageSelect({ value, onChange, instrumental = false }: LanguageSelectProps) {
  const t = useMessages(releaseMessages)
  return (
    <Select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
      <option value="">{t('notSaid')}</option>
      {instrumental && <option value="zxx">{t('instrumental')}</option>}
      {listLanguages(LANGUAGE_CODES.filter((code) => code !== 'zxx')).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
