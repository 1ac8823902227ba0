import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Spinner } from '#ui/Spinner'
import { type ChatMessage, languageNames } from './conversation.ts'

const LOOKS = {
  user: 'self-end rounded-br-none bg-brass text-brass-ink',
  godfrey: 'self-start rounded-bl-none border border-wall-4 bg-wall-2 text-bone',
  error: 'self-start rounded-bl-none border border-lamp/50 bg-lamp-deep text-bone',
}

export function ChatBubble({ message }: { message: ChatMessage }) {
  const { type, text, timestamp, language, page, isError } = message
  const known = language && languageNames[language]
  return (
    <div className={`max-w-[min(36rem,88%)] rounded-lg px-4 py-3 ${LOOKS[isError ? 'error' : type]}`}>
      <span className="sr-only">{type === 'user' ? 'You:' : 'Godfrey:'}</span>
      <p lang={known?.code} className="whitespace-pre-wrap break-words">
        {text}
      </p>
      {(page || timestamp) && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-sm">
          {page && known ? (
            <Link to={page} lang={known.code} className="link inline-flex min-h-11 items-center gap-1">
              {known.source}
              <ArrowUpRight aria-hidden="true" className="size-3.5" />
            </Link>
          ) : (
            <span />
          )}
          {timestamp && (
            <time dateTime={timestamp} className={type === 'user' ? 'text-brass-ink/80' : 'text-bone-2'}>
              {new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}
            </time>
          )}
        </div>
      )}
    </div>
  )
}

export function PendingBubble() {
  return (
    <div className={`flex items-center gap-3 rounded-lg px-4 py-3 text-bone-2 ${LOOKS.godfrey}`}>
      <Spinner bare label="" />
      Analyzing your question...
    </div>
  )
}
