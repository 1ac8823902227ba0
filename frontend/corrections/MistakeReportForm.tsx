import { type FormEvent, useState } from 'react'
import { MISTAKE_REPORT_MAX, createMistakeReport } from '#contract/corrections'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'

/** Reports a mistake without a G-Key. A person reviews it. */
export function MistakeReportForm() {
  const [email, setEmail] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ field: 'email' | 'wish'; text: string }>()
  const report = useApiMutation(createMistakeReport)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
      return setProblem({ field: 'email', text: 'Please enter a valid email address.' })
    }
    if (!text.trim()) return setProblem({ field: 'wish', text: 'Please say what is wrong.' })
    setProblem(undefined)
    return report.mutate(
      { body: { email, wish: text } },
      {
        onError: (error) =>
          setProblem({
            field: 'wish',
            text: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
          }),
      },
    )
  }

  if (report.data) {
    return (
      <Banner tone="go" title={`Received as number ${report.data.reviewNumber}`}>
        A person reads it and writes to you within 24 to 48 hours.
      </Banner>
    )
  }
  return (
    <form aria-label="Report a mistake" onSubmit={submit} noValidate className="grid max-w-[40rem] gap-6">
      <Field label="Your email address" required error={problem?.field === 'email' && problem.text}>
        <TextInput type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field
        label="What it says now, and what it should say"
        hint="If it is about one copy, add its Keymail code."
        required
        error={problem?.field === 'wish' && problem.text}
      >
        <TextArea value={text} onChange={(event) => setText(event.target.value)} maxLength={MISTAKE_REPORT_MAX} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={report.isPending} busyLabel="Sending...">
        Send it to a person
      </Button>
    </form>
  )
}
