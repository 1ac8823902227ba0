import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { RoomState } from '#contract/green-room'
import { MESSAGE_MAX } from '#contract/green-room/entries'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function MessageForm({ state, onSend }: { state: RoomState; onSend: (text: string) => void }) {
  const t = useMessages(greenRoom)
  const [text, setText] = useState('')
  const { me } = state
  if (me.muted || !me.mayWrite) {
    return (
      <p className="border-t border-wall-3 px-4 py-4 text-sm text-bone-3 sm:px-6">
        {me.muted ? t('chat.muted') : t('chat.needsKey')}
      </p>
    )
  }
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-wall-3 bg-wall-1 p-2 sm:p-3">
      <textarea
        aria-label={t('chat.message')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
        maxLength={MESSAGE_MAX}
        rows={1}
        placeholder={t('chat.placeholder')}
        className="field-sizing-content max-h-40 min-h-12 min-w-0 grow resize-none rounded-md border border-rail bg-wall-deep px-4 py-2.5 text-base placeholder:text-bone-3 hover:border-bone-3"
      />
      <Button type="submit" className="min-h-12" disabled={!text.trim()}>
        {t('chat.send')}
      </Button>
    </form>
  )
}
