import type { Language } from '#contract/text'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { LANGUAGES } from './languages.ts'

interface LanguageSelectProps {
  value: Language | 'auto'
  onChange: (language: Language | 'auto') => void
}

export function LanguageSelect({ value: selected, onChange }: LanguageSelectProps) {
  return (
    <Select
      aria-label="Answer in"
      value={selected}
      onChange={(event) => onChange(event.target.value as Language | 'auto')}
    >
      <option value="auto">Auto-detect</option>
      {Object.entries(LANGUAGES).map(([value, { name, code }]) => (
        <option key={value} value={value} lang={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
