import { type FormEvent, useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { parseSubject, type Subject } from './verification/subject.ts'
import type { VerifyTexts } from './use-verify-texts.ts'
import { getVerifierModule } from './verification/verifier.ts'

/** Certificates have some hundred kilobytes. */
const MAX_FILE_BYTES = 20_000_000

interface VerificationFormProps {
  texts: VerifyTexts
  onSubmit: (subject: Subject) => void
}

/** Takes what is to be checked: a link, a code, a proof, a certificate, or the whole log. */
export function VerificationForm({ texts: { form, unavailable }, onSubmit }: VerificationFormProps) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<{ text?: string; file?: string }>({})

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const subject = parseSubject(text)
    if (subject) onSubmit(subject)
    else if (!text.trim() && file) void submitFile(file)
    setError(subject || (!text.trim() && file) ? {} : { text: text.trim() ? form.unreadable : form.empty })
  }
  const submitFile = async (chosen: File | undefined) => {
    setFile(chosen)
    setError({})
    if (!chosen) return
    const verifier = await getVerifierModule().catch(() => undefined)
    if (!verifier) return setError({ file: unavailable.connection })
    const proof = await readProof(verifier.extractProof, chosen)
    if (proof === undefined) setError({ file: form.noProof })
    else onSubmit({ kind: 'proof', proof })
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-6">
      <Field label={form.label} hint={form.hint} error={error.text}>
        <TextArea
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          className="code text-sm break-all"
        />
      </Field>
      <Field label={form.file} error={error.file}>
        <FileDrop
          file={file}
          onChange={(chosen) => void submitFile(chosen)}
          accept=".pdf,.txt,application/pdf,text/plain"
          note={form.fileNote}
          labels={{ choose: form.chooseFile, drop: form.dropFile, remove: form.removeFile }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large">
          {form.submit}
        </Button>
        <Button variant="quiet" size="large" onClick={() => onSubmit({ kind: 'log' })}>
          {form.wholeLog}
        </Button>
      </div>
    </form>
  )
}

async function readProof(extractProof: (file: Uint8Array<ArrayBuffer>) => Promise<string>, file: File) {
  if (file.size > MAX_FILE_BYTES) return undefined
  const text = await extractProof(new Uint8Array(await file.arrayBuffer())).catch(() => '')
  const subject = parseSubject(text)
  return subject?.kind === 'proof' ? subject.proof : undefined
}
