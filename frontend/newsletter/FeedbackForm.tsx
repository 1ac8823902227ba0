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

const RATINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'].map((label, index) => ({
  value: String(index + 1),
  label,
}))

export function FeedbackForm() {
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
    <Section layout="split" title="Your feedback" intro="What did you look for and not find? A person reads it.">
      {send.isSuccess ? (
        <div ref={confirmation} tabIndex={-1} className="outline-none">
          <p className="poster text-poster-s">Thank you for your feedback!</p>
          <p className="mt-3 max-w-measure text-bone-2">
            A person on our team reads it. Come back when the next song is out.
          </p>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="max-w-measure space-y-5">
          <RadioCards legend="How was your visit? (optional)" options={RATINGS} value={rating} onChange={setRating} />
          <Field
            label="Feedback"
            optional
            error={
              send.isError && getErrorMessage(send.error, 'We could not reach TuneMaker. Your words are still here.')
            }
          >
            <TextArea
              value={text}
              maxLength={FEEDBACK_MAX}
              rows={5}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Field label="Email, if you want an answer" optional>
            <TextInput
              type="email"
              autoComplete="email"
              value={email}
              maxLength={254}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" busy={send.isPending} busyLabel="Sending...">
            Send feedback
          </Button>
        </form>
      )}
    </Section>
  )
}
