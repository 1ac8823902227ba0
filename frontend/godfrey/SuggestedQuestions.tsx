import { Activity } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'

const SUGGESTIONS: { text: string; lang?: string }[] = [
  { text: 'What are the bulk upload price tiers?' },
  { text: 'Should I sell an album Keymail or individual Keymails?' },
  { text: 'Which audio formats do you accept?' },
  { text: 'What does it cost to upload 10 songs?' },
  { text: 'What is Digital Scarcity?' },
  { text: 'Can I upload WAV files?' },
  { text: 'Are there discounts for copyright filing?' },
  { text: 'What is a G-Key?' },
  { text: 'Do you plan to support OGG?' },
  { text: 'What is the monitoring status of the platform?' },
  { text: '¿Cuánto cuesta una G-Key?', lang: 'es' },
  { text: 'Comment fonctionne un Keymail ?', lang: 'fr' },
]

interface SuggestedQuestionsProps {
  disabled: boolean
  onSelect: (question: string) => void
}

export function SuggestedQuestions({ disabled, onSelect }: SuggestedQuestionsProps) {
  return (
    <aside aria-labelledby="often-asked" className="min-w-0">
      <h2 id="often-asked" className="poster text-poster-s">
        People often ask
      </h2>
      <ul className="mt-5 border-b border-wall-3">
        {SUGGESTIONS.map(({ text, lang }) => (
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
        Monitoring Dashboard
      </Link>
    </aside>
  )
}
