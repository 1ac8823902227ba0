import { type FormEvent, useState } from 'react'
import { MISTAKE_REPORT_MAX, createMistakeReport } from '#contract/corrections'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Reports a mistake without a G-Key. A person reviews it. */
export function MistakeReportForm() {
  const t = useMessages(correctionMessages)
  const [email, setEmail] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ field: 'email' | 'wish'; text: string }>()
  const report = useApiMutation(createMistakeReport)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) {
      return setProblem({ field: 'email', text: t('report.email') })
    }
    if (!text.trim()) return setProblem({ field: 'wish', text: t('report.missing') })
    setProblem(undefined)
    return report.mutate(
      { body: { email, wish: text } },
      {
        onError: (error) =>
          setProblem({
            field: 'wish',
            text: getErrorMessage(error, t('unreachable')),
          }),
      },
    )
  }

  if (report.data) {
    return (
      <Banner tone="go" title={t('report.received', { n: report.data.reviewNumber })}>
        {t('report.receivedText')}
      </Banner>
    )
  }
  return (
    <form aria-label={t('report.form')} onSubmit={submit} noValidate className="grid max-w-[40rem] gap-6">
      <Field label={t('report.yourEmail')} required error={problem?.field === 'email' && problem.text}>
        <TextInput type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <Field
        label={t('report.what')}
        hint={t('report.hint')}
        required
        error={problem?.field === 'wish' && problem.text}
      >
        <TextArea value={text} onChange={(event) => setText(event.target.value)} maxLength={MISTAKE_REPORT_MAX} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={report.isPending} busyLabel={t('sending')}>
        {t('report.send')}
      </Button>
    </form>
  )
}
