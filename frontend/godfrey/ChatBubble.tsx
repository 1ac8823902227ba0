import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import type { ChatMessage } from './use-conversation.ts'
import { LANGUAGES } from './languages.ts'
import { FRAME_PAGE_NAMES, PAGE_NAMES } from './page-names.ts'
import { AnswerRating } from './answers/AnswerRating.tsx'
import { formatTime } from '#frontend/lib/format-date.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { shell } from '#text/messages/catalogs/shell/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const TYPE_CLASSES = {
  user: 'self-end rounded-br-none bg-brass text-brass-ink',
  godfrey: 'self-start rounded-bl-none border border-wall-4 bg-wall-2 text-bone',
  error: 'self-start rounded-bl-none border border-lamp/50 bg-lamp-deep text-bone',
}
const BUBBLE_CLASSES = 'max-w-[min(36rem,92%)] rounded-lg px-4 py-3'

export function ChatBubble({ message }: { message: ChatMessage }) {
  const frame = useMessages(shell)
  const t = useMessages(godfrey)
  const { type, text, timestamp, language, pages = [], answerId, isError } = message
  const labels = language && LANGUAGES[language]
  const getPageName = (page: string) => {
    const [own, framed] = [PAGE_NAMES[page], FRAME_PAGE_NAMES[page]]
    return own ? t(own) : framed ? frame(framed) : page
  }
  return (
    <div data-author={type} className={`${BUBBLE_CLASSES} ${TYPE_CLASSES[isError ? 'error' : type]}`}>
      <span className="sr-only">{type === 'user' ? t('you') : t('him')}</span>
      <p lang={labels?.code} className="break-words whitespace-pre-wrap">
        {text}
      </p>
      {pages.length > 0 && labels && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
          <span lang={labels.code} className="text-bone-3">
            {labels.source}
          </span>
          {pages.map((page) => (
            <Link key={page} to={page} className="link inline-flex min-h-11 items-center gap-1">
              {getPageName(page)}
              <ArrowUpRight aria-hidden="true" className="size-3.5" />
            </Link>
          ))}
        </p>
      )}
      {timestamp && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 text-sm">
          {answerId ? <AnswerRating answerId={answerId} /> : <span />}
          <time dateTime={timestamp} className={type === 'user' ? 'text-brass-ink/80' : 'text-bone-2'}>
            {formatTime(timestamp)}
          </time>
        </div>
      )}
    </div>
  )
}

/** The partial answer. Hidden from screen readers until it is complete. */
export function PendingBubble({ text }: { text: string }) {
  const t = useMessages(godfrey)
  if (text) {
    return (
      <div data-author="godfrey" aria-hidden="true" className={`${BUBBLE_CLASSES} ${TYPE_CLASSES.godfrey}`}>
        <p className="break-words whitespace-pre-wrap">
          {text}
          <span className="ml-0.5 inline-block h-[1em] w-2 translate-y-0.5 animate-pulse bg-brass" />
        </p>
      </div>
    )
  }
  return (
    <div
      data-author="godfrey"
      className={`flex items-center gap-3 text-bone-2 ${BUBBLE_CLASSES} ${TYPE_CLASSES.godfrey}`}
    >
      <Spinner iconOnly label="" />
      {t('analyzing')}
    </div>
  )
}
