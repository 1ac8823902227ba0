import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { MESSAGE_MAX_CHARACTERS } from '#contract/godfrey'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface QuestionInputProps {
  ref: Ref<HTMLTextAreaElement>
  value: string
  onChange: (value: string) => void
  /** An answer is streaming: the button stops it. */
  isPending: boolean
  onSend: () => Promise<void>
  onStop: () => void
}

/** The text area for a question with its send or stop button. */
export function QuestionInput({ ref, value, onChange, isPending, onSend, onStop }: QuestionInputProps) {
  const t = useMessages(godfrey)
  return (
    <div className="flex items-end gap-3">
      <TextArea
        ref={ref}
        aria-label={t('question')}
        placeholder={isPending ? t('wait') : t('type')}
        rows={2}
        maxLength={MESSAGE_MAX_CHARACTERS}
        value={value}
        disabled={isPending}
        className="resize-none!"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          // In Chinese and Japanese input methods Enter confirms a word and must not send.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void onSend()
        }}
      />
      {isPending ? (
        <Button variant="quiet" aria-label={t('stop')} onClick={onStop} className="size-12 px-0!">
          <Square aria-hidden="true" />
        </Button>
      ) : (
        <Button type="submit" aria-label={t('send')} disabled={!value.trim()} className="size-12 px-0!">
          <ArrowUp aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
