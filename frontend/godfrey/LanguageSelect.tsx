import type { Language } from '#contract/text'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { LANGUAGES } from './languages.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface LanguageSelectProps {
  value: Language | 'auto'
  onChange: (language: Language | 'auto') => void
}

export function LanguageSelect({ value: selected, onChange }: LanguageSelectProps) {
  const t = useMessages(godfrey)
  return (
    <Select
      aria-label={t('answerIn')}
      value={selected}
      onChange={(event) => onChange(event.target.value as Language | 'auto')}
    >
      <option value="auto">{t('auto')}</option>
      {Object.entries(LANGUAGES).map(([value, { name, code }]) => (
        <option key={value} value={value} lang={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
