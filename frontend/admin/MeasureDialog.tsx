import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  REASON_MAX,
  askForRefund,
  readmitArtist,
  refundOrder,
  restoreSong,
  suspendArtist,
  takeDownSong,
  voidGKey,
} from '#contract/admin'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Field } from '#ui/Field'
import { TextArea } from '#ui/TextArea'
import { showToast } from '#ui/Toast'
import { sentenceOf, useCall } from '#web/api'
import { refreshStaff, staffHeaders } from '#web/staff-session'

export type Measure = {
  act: 'suspend' | 'readmit' | 'void-key' | 'take-down' | 'restore' | 'refund' | 'ask-refund'
  id: string
  /** Whom or what it is about; for refunds the amount. */
  title: string
}

const TOLD = 'The artist gets the reason by mail, word for word. It goes into the audit log.'
const WORDS = {
  suspend: {
    title: 'Suspend this artist?',
    says: 'They cannot sign in, and nothing of theirs is for sale. What their fans own stays theirs.',
    press: 'Suspend',
    done: 'The artist is suspended.',
    hint: TOLD,
  },
  readmit: {
    title: 'Lift the suspension?',
    says: 'Their G-Key works again, and what the suspension took off sale is for sale again.',
    press: 'Lift it',
    done: 'The artist is back.',
    hint: TOLD,
  },
  'void-key': {
    title: 'Void this G-Key?',
    says: 'It opens nothing any more. This cannot be undone; a new key can be asked for.',
    press: 'Void it',
    done: 'The G-Key is void.',
    hint: TOLD,
  },
  'take-down': {
    title: 'Take this song down?',
    says: 'It leaves the catalogue, and no further copy is sold, codes that are out included. Who owns a copy keeps it.',
    press: 'Take it down',
    done: 'The song is taken down.',
    hint: TOLD,
  },
  restore: {
    title: 'Put this song back?',
    says: 'It is in the catalogue and for sale again.',
    press: 'Put it back',
    done: 'The song is back.',
    hint: TOLD,
  },
  refund: {
    title: 'Refund this payment?',
    says: 'PayPal sends the money back to the buyer. What was paid for ends, where it can.',
    press: 'Refund',
    done: 'The money is on its way back.',
    hint: 'It goes into the audit log.',
  },
  'ask-refund': {
    title: 'Ask the artist for a refund?',
    says: 'They get a mail with the transaction and the amount. Only their PayPal account can send it back.',
    press: 'Ask them',
    done: 'The artist has been asked.',
    hint: TOLD,
  },
} as const

/** Asks for the reason, then does it. */
export function MeasureDialog({ measure, onClose }: { measure: Measure; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const cache = useQueryClient()
  const calls = {
    suspend: useCall(suspendArtist),
    readmit: useCall(readmitArtist),
    'void-key': useCall(voidGKey),
    'take-down': useCall(takeDownSong),
    restore: useCall(restoreSong),
    refund: useCall(refundOrder),
    'ask-refund': useCall(askForRefund),
  }
  const call = calls[measure.act]
  const words = WORDS[measure.act]
  const press = () => {
    if (!reason.trim()) return setProblem('Say why.')
    call.mutate(
      { params: { id: measure.id }, body: { reason }, headers: staffHeaders() },
      {
        onSuccess: (reply) => {
          onClose()
          const pending = (reply as { outcome?: string } | undefined)?.outcome === 'pending'
          showToast({
            title: pending ? 'Not Answered Yet' : 'Done',
            description: pending ? 'PayPal has not answered. Press again in a minute: it is sent once.' : words.done,
            variant: pending ? 'destructive' : 'success',
          })
          void refreshStaff(cache)
        },
        onError: (error) => setProblem(sentenceOf(error, 'We could not reach the house. Please try again.')),
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={`${measure.title}: ${words.says}`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Leave it
          </Button>
          <Button
            look={measure.act === 'readmit' || measure.act === 'restore' ? 'go' : 'danger'}
            onClick={press}
            busy={call.isPending}
          >
            {words.press}
          </Button>
        </>
      }
    >
      <Field label="Reason" hint={words.hint} error={problem} required>
        <TextArea
          name="reason"
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          readOnly={call.isPending}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem('')
          }}
        />
      </Field>
    </Dialog>
  )
}
