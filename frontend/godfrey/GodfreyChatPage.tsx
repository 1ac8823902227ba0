import { Activity, ArrowUp, Download, RotateCcw, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteConversation, exportConversation, getGKeyStatus, MESSAGE_MAX_CHARACTERS } from '#contract/godfrey'
import { getDashboard } from '#contract/operations/dashboard'
import { downloadFile } from '#frontend/api/download-file.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useToast } from '#frontend/ui/feedback/Toast.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ChatBubble, PendingBubble } from './ChatBubble.tsx'
import { HandoffDialog } from './HandoffDialog.tsx'
import type { Language } from '#contract/text'
import { LANGUAGES } from './languages.ts'
import { useAnswerStream } from './use-answer-stream.ts'
import { useConversation } from './use-conversation.ts'
import { useScrollToNewest } from './use-scroll-to-newest.ts'

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

export function GodfreyChatPage() {
  const { messages, add, clear } = useConversation()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language | 'auto'>('auto')
  const input = useRef<HTMLTextAreaElement>(null)
  const { partialAnswer, ask, stop } = useAnswerStream()
  const isPending = partialAnswer !== undefined
  const log = useScrollToNewest(messages.length, partialAnswer)
  const { toast } = useToast()
  // Keeps the G-Key and platform monitoring running while the chat is open; the results are not shown here.
  useApiQuery(getGKeyStatus, { everySeconds: 30 })
  useApiQuery(getDashboard, { everySeconds: 60 })

  const send = async () => {
    const message = text.trim()
    if (!message || isPending) return
    setText('')
    add({ type: 'user', text: message, timestamp: new Date().toISOString() })
    add(await ask(message, language === 'auto' ? null : language))
    // The input was disabled in the meantime and lost its focus.
    requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
  }
  const exportAsFile = () =>
    downloadFile(exportConversation.path, `tunemaker-godfrey-${new Date().toISOString().slice(0, 10)}.json`).catch(() =>
      toast({
        title: 'Export Failed',
        description: 'The conversation could not be saved. Please try again.',
        variant: 'destructive',
      }),
    )
  const reset = useApiMutation(deleteConversation)
  // Clear the messages only after the server has deleted them: an empty screen would imply it had.
  const restart = () =>
    reset.mutate(
      {},
      {
        onSuccess: () => {
          clear()
          input.current?.focus()
        },
        onError: () =>
          toast({
            title: 'Still Here',
            description: 'The conversation could not be forgotten. Please try again.',
            variant: 'destructive',
          }),
      },
    )
  const lastQuestion = messages.findLast(({ type }) => type === 'user')?.text ?? ''
  const suggest = (suggestion: string) => {
    setText(suggestion)
    input.current?.focus()
  }

  return (
    <>
      <PageHeader
        title="Ask Godfrey"
        lead="He knows the house: G-Keys, uploads, Keymails, Green Rooms. Ask in your own language, at any hour."
        className="pb-6! sm:pb-10!"
      />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <section
          aria-label="Conversation"
          className="flex min-w-0 flex-col rounded-lg border border-wall-4 bg-wall-deep"
        >
          <div className="flex items-center justify-between gap-4 border-b border-wall-3 px-4 py-3 sm:px-6">
            <p className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden="true" className="size-2 rounded-full bg-go" />
              Godfrey
            </p>
            <div className="w-44">
              <Select
                aria-label="Answer in"
                value={language}
                onChange={(event) => setLanguage(event.target.value as Language | 'auto')}
              >
                <option value="auto">Auto-detect</option>
                {Object.entries(LANGUAGES).map(([value, { name, code }]) => (
                  <option key={value} value={value} lang={code}>
                    {name}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          <div
            ref={log}
            role="log"
            aria-live="polite"
            aria-label="Messages"
            // A log that scrolls must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="flex h-[52dvh] min-h-72 flex-col gap-5 overflow-y-auto overscroll-contain px-4 py-6 sm:px-6"
          >
            <ChatBubble
              message={{
                id: 0,
                type: 'godfrey',
                text: 'I’m Godfrey. What would you like to know?',
                timestamp: '',
                language: 'english',
              }}
            />
            {messages.map((message) => (
              <ChatBubble key={message.id} message={message} />
            ))}
            {isPending && <PendingBubble text={partialAnswer} />}
          </div>
          <form
            className="border-t border-wall-3 p-4 sm:p-6"
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void send()
            }}
          >
            <div className="flex items-end gap-3">
              <TextArea
                ref={input}
                aria-label="Your question"
                placeholder={isPending ? 'One moment…' : 'Type your question'}
                rows={2}
                maxLength={MESSAGE_MAX_CHARACTERS}
                value={text}
                disabled={isPending}
                className="resize-none!"
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event: KeyboardEvent) => {
                  // In Chinese and Japanese input methods Enter confirms a word and must not send.
                  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  void send()
                }}
              />
              {isPending ? (
                <Button variant="quiet" aria-label="Stop" onClick={stop} className="size-12 px-0!">
                  <Square aria-hidden="true" />
                </Button>
              ) : (
                <Button type="submit" aria-label="Send" disabled={!text.trim()} className="size-12 px-0!">
                  <ArrowUp aria-hidden="true" />
                </Button>
              )}
            </div>
            <div className="mt-2 flex min-h-11 items-center justify-between gap-4">
              <p className="hidden text-sm text-bone-3 sm:block">
                {text.length > MESSAGE_MAX_CHARACTERS - 200
                  ? `${MESSAGE_MAX_CHARACTERS - text.length} characters left.`
                  : 'Enter sends, Shift and Enter begins a new line.'}
              </p>
              {messages.length > 0 && (
                <Button variant="plain" className="text-sm" onClick={restart} disabled={isPending || reset.isPending}>
                  <RotateCcw aria-hidden="true" />
                  Start over
                </Button>
              )}
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 pt-4">
              <HandoffDialog
                suggested={lastQuestion}
                onDone={(said) =>
                  add({ type: 'godfrey', text: said, timestamp: new Date().toISOString(), language: 'english' })
                }
              />
              <Button
                variant="plain"
                className="text-sm"
                onClick={() => void exportAsFile()}
                disabled={messages.length === 0}
              >
                <Download aria-hidden="true" />
                Export conversation
              </Button>
            </div>
          </form>
        </section>

        <aside aria-labelledby="often-asked" className="min-w-0">
          <h2 id="often-asked" className="poster text-poster-s">
            People often ask
          </h2>
          <ul className="mt-5 border-b border-wall-3">
            {SUGGESTIONS.map(({ text: suggestion, lang }) => (
              <li key={suggestion} className="border-t border-wall-3">
                <button
                  type="button"
                  lang={lang}
                  disabled={isPending}
                  onClick={() => suggest(suggestion)}
                  className="block min-h-11 w-full py-2.5 text-left text-bone-2 transition-colors hover:text-brass-light disabled:text-bone-3"
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
          <Link to={paths.godfreyDashboard.href} className="link mt-6 inline-flex min-h-11 items-center gap-2">
            <Activity aria-hidden="true" className="size-4" />
            Monitoring Dashboard
          </Link>
        </aside>
      </div>
    </>
  )
}
