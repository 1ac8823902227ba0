import { LANGUAGE_CODES } from '#contract/catalog/details'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { listLanguages } from '#frontend/catalog/release/language-names.ts'

interface LanguageSelectProps {
  value: string | null
  onChange: (code: string | null) => void
  /** Offers music without words, too. */
  instrumental?: boolean
}

/** A language by its name; its code is what counts. */
export function LanguageSelect({ value, onChange, instrumental = false }: LanguageSelectProps) {
  return (
    <Select value={value ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
      <option value="">Not said</option>
      {instrumental && <option value="zxx">Instrumental, no words</option>}
      {listLanguages(LANGUAGE_CODES.filter((code) => code !== 'zxx')).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
