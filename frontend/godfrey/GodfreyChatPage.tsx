import { RotateCcw } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { deleteConversation, getGKeyStatus, MESSAGE_MAX_CHARACTERS } from '#contract/godfrey'
import { getDashboard } from '#contract/operations/dashboard'
import type { Language } from '#contract/text'
import { getLanguage } from '#frontend/lib/messages/current-language.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useToast } from '#frontend/ui/feedback/Toast.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ExportButton } from './ExportButton.tsx'
import { HandoffDialog } from './HandoffDialog.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { MessageLog } from './MessageLog.tsx'
import { QuestionInput } from './QuestionInput.tsx'
import { SuggestedQuestions } from './SuggestedQuestions.tsx'
import { useAnswerStream } from './answers/use-answer-stream.ts'
import { useConversation } from './use-conversation.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function GodfreyChatPage() {
  const t = useMessages(godfrey)
  const { messages, add, clear } = useConversation()
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<Language | 'auto'>('auto')
  const input = useRef<HTMLTextAreaElement>(null)
  const { partialAnswer, ask, stop } = useAnswerStream()
  const isPending = partialAnswer !== undefined
  const { toast } = useToast()
  // Keeps the G-Key and platform monitoring running while the chat is open; the results are not shown here.
  useApiQuery(getGKeyStatus, { everySeconds: 30 })
  useApiQuery(getDashboard, { everySeconds: 60 })

  const sendMessage = async (message: string, confirms: string | null = null) => {
    if (!message || isPending) return
    add({ type: 'user', text: message, timestamp: new Date().toISOString() })
    add(await ask(message, language === 'auto' ? null : language, confirms))
    // The input was disabled in the meantime and lost its focus.
    requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
  }
  const send = () => {
    const message = text.trim()
    if (message && !isPending) setText('')
    return sendMessage(message)
  }
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
            title: t('restart.failed'),
            description: t('restart.failedText'),
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
      <PageHeader title={t('title')} lead={t('lead')} className="pb-6! sm:pb-10!" />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <section
          aria-label={t('conversation')}
          className="flex min-w-0 flex-col rounded-lg border border-wall-4 bg-wall-deep"
        >
          <div className="flex items-center justify-between gap-4 border-b border-wall-3 px-4 py-3 sm:px-6">
            <p className="flex items-center gap-2.5 font-semibold">
              <span aria-hidden="true" className="size-2 rounded-full bg-go" />
              Godfrey
            </p>
            <div className="w-44">
              <LanguageSelect value={language} onChange={setLanguage} />
            </div>
          </div>
          <MessageLog
            messages={messages}
            partialAnswer={partialAnswer}
            onChoice={(message, confirms) => void sendMessage(message, confirms)}
          />
          <form
            className="border-t border-wall-3 p-4 sm:p-6"
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void send()
            }}
          >
            <QuestionInput
              ref={input}
              value={text}
              onChange={setText}
              isPending={isPending}
              onSend={send}
              onStop={stop}
            />
            <div className="mt-2 flex min-h-11 items-center justify-between gap-4">
              <p className="hidden text-sm text-bone-3 sm:block">
                {text.length > MESSAGE_MAX_CHARACTERS - 200
                  ? t('left', { count: MESSAGE_MAX_CHARACTERS - text.length })
                  : t('keys')}
              </p>
              {messages.length > 0 && (
                <Button variant="plain" className="text-sm" onClick={restart} disabled={isPending || reset.isPending}>
                  <RotateCcw aria-hidden="true" />
                  {t('restart')}
                </Button>
              )}
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 pt-4">
              <HandoffDialog
                suggested={lastQuestion}
                onDone={(answer) =>
                  add({ type: 'godfrey', text: answer, timestamp: new Date().toISOString(), language: getLanguage() })
                }
              />
              <ExportButton disabled={messages.length === 0} />
            </div>
          </form>
        </section>

        <SuggestedQuestions disabled={isPending} onSelect={suggest} />
      </div>
    </>
  )
}
