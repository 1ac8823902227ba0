import { type FormEvent, useRef, useState } from 'react'
import { createFeedback, FEEDBACK_MAX } from '#contract/feedback'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { newsletter } from '#text/messages/catalogs/newsletter/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const RATINGS = ['feedback.1', 'feedback.2', 'feedback.3', 'feedback.4', 'feedback.5'] as const

export function FeedbackForm() {
  const t = useMessages(newsletter)
  const [text, setText] = useState('')
  const [rating, setRating] = useState('')
  const [email, setEmail] = useState('')
  const send = useApiMutation(createFeedback)
  const confirmation = useRef<HTMLDivElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    send.mutate(
      { body: { text, email, rating: rating === '' ? null : Number(rating) } },
      { onSuccess: () => requestAnimationFrame(() => confirmation.current?.focus()) },
    )
  }
  return (
    <Section layout="split" title={t('feedback.title')} intro={t('feedback.intro')}>
      {send.isSuccess ? (
        <div ref={confirmation} tabIndex={-1} className="outline-none">
          <p className="poster text-poster-s">{t('feedback.thanks')}</p>
          <p className="mt-3 max-w-measure text-bone-2">{t('feedback.thanksText')}</p>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="max-w-measure space-y-5">
          <RadioCards
            legend={t('feedback.rating')}
            options={RATINGS.map((key, index) => ({ value: String(index + 1), label: t(key) }))}
            value={rating}
            onChange={setRating}
          />
          <Field
            label={t('feedback.text')}
            optional
            error={send.isError && getErrorMessage(send.error, t('feedback.failed'))}
          >
            <TextArea
              value={text}
              maxLength={FEEDBACK_MAX}
              rows={5}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Field label={t('feedback.email')} optional>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" busy={send.isPending} busyLabel={t('feedback.sending')}>
            {t('feedback.send')}
          </Button>
        </form>
      )}
    </Section>
  )
}
