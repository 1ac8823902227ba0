import { Languages } from 'lucide-react'
import { clsx } from 'clsx'
import { useLocation } from 'react-router-dom'
import { type Language, languageCodes, languages } from '#contract/text'
import { openInLanguage } from '#frontend/lib/messages/chosen-language.ts'
import { getLanguage } from '#frontend/lib/messages/current-language.ts'
import { languageNames } from '#frontend/lib/messages/language-names.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { shell } from '#text/messages/catalogs/shell/en'

/** Opens the same page in another language. On a phone the header has room for the sign only. */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useMessages(shell)
  const { pathname } = useLocation()
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 min-w-9 items-center justify-center gap-1 rounded-md text-sm font-semibold text-bone-2 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brass-light hover:text-bone sm:px-2',
        className,
      )}
    >
      <span className="sr-only">{t('language')}</span>
      <Languages aria-hidden="true" className="size-5" />
      <span aria-hidden="true" className="uppercase max-sm:hidden">
        {languageCodes[getLanguage()]}
      </span>
      <select
        value={getLanguage()}
        onChange={(event) => openInLanguage(event.target.value as Language, pathname)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={languageCodes[language]}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
