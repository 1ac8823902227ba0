import { Activity } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const SUGGESTIONS = [
  'ask.tiers',
  'ask.album',
  'ask.formats',
  'ask.ten',
  'ask.scarcity',
  'ask.wav',
  'ask.discounts',
  'ask.gKey',
  'ask.ogg',
  'ask.monitoring',
] as const

/** The specification's two questions in other languages: they show that he answers in them. */
const FOREIGN_SUGGESTIONS = [
  { text: '¿Cuánto cuesta una G-Key?', lang: 'es' },
  { text: 'Comment fonctionne un Keymail ?', lang: 'fr' },
]

interface SuggestedQuestionsProps {
  disabled: boolean
  onSelect: (question: string) => void
}

export function SuggestedQuestions({ disabled, onSelect }: SuggestedQuestionsProps) {
  const t = useMessages(godfrey)
  const suggestions = [...SUGGESTIONS.map((key) => ({ text: t(key), lang: undefined })), ...FOREIGN_SUGGESTIONS]
  return (
    <aside aria-labelledby="often-asked" className="min-w-0">
      <h2 id="often-asked" className="poster text-poster-s">
        {t('often')}
      </h2>
      <ul className="mt-5 border-b border-wall-3">
        {suggestions.map(({ text, lang }) => (
          <li key={text} className="border-t border-wall-3">
            <button
              type="button"
              lang={lang}
              disabled={disabled}
              onClick={() => onSelect(text)}
              className="block min-h-11 w-full py-2.5 text-left text-bone-2 transition-colors hover:text-brass-light disabled:text-bone-3"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Link to={paths.godfreyDashboard.href} className="link mt-6 inline-flex min-h-11 items-center gap-2">
        <Activity aria-hidden="true" className="size-4" />
        {t('dashboard')}
      </Link>
    </aside>
  )
}
