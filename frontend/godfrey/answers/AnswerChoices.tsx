import { Button } from '#frontend/ui/controls/Button.tsx'
import { LANGUAGES } from '#frontend/godfrey/languages.ts'
import type { ChatMessage } from '#frontend/godfrey/use-conversation.ts'

interface AnswerChoicesProps {
  /** The last message of the conversation. */
  message: ChatMessage | undefined
  onChoice: (message: string, confirms: string | null) => void
}

/** The buttons under the last answer: a yes or a no, or the questions it may have been. */
export function AnswerChoices({ message, onChoice }: AnswerChoicesProps) {
  const { choices = [], language } = message ?? {}
  if (choices.length === 0) return null
  return (
    <div lang={language && LANGUAGES[language].code} className="flex flex-wrap gap-3 self-start">
      {choices.map(({ label, message: text, confirms }) => (
        <Button key={label} variant="quiet" onClick={() => onChoice(text, confirms)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
