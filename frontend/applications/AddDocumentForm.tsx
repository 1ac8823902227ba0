import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { APPLICATION_DOCUMENT_MAX_BYTES, uploadApplicationDocument } from '#contract/applications'
import { errors } from '#contract/artists'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { uploadFiles } from '#frontend/api/upload-files.ts'
import { DOCUMENT_PATTERN } from './document-pattern.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface AddDocumentFormProps {
  trackingNumber: string
  /** Number of documents already uploaded. */
  documentCount: number
  onDone: () => void
}

/** Adds a document to an application that is not decided yet. */
export function AddDocumentForm({ trackingNumber, documentCount, onDone }: AddDocumentFormProps) {
  const t = useMessages(applications)
  const [file, setFile] = useState<File>()
  const [error, setError] = useState('')
  const add = useMutation({
    mutationFn: (document: File) =>
      uploadFiles(uploadApplicationDocument, buildUrl(uploadApplicationDocument, { params: { trackingNumber } }), {
        copyrightDocument: document,
      }),
  })

  const choose = (chosen: File | undefined) => {
    setError('')
    if (chosen && !DOCUMENT_PATTERN.test(chosen.name)) setError(errors['application-document-type'].message)
    else if (chosen && chosen.size > APPLICATION_DOCUMENT_MAX_BYTES) setError(t('documentTooBig'))
    else setFile(chosen)
  }
  const send = () => {
    if (!file) {
      setError(t('documentMissing'))
      return
    }
    add.mutate(file, {
      onSuccess: () => {
        setFile(undefined)
        createToast({
          title: t('documentAdded'),
          description: t('documentAddedText'),
          variant: 'success',
        })
      },
      onError: (failure) => setError(getErrorMessage(failure, t('unreachable'))),
      onSettled: onDone,
    })
  }

  return (
    <div className="grid max-w-xl gap-4">
      <p className="text-bone-2">{t('documentCount', { n: documentCount })}</p>
      <Field label={t('anotherDocument')} error={error} optional>
        <FileDrop
          file={file}
          onChange={choose}
          accept=".pdf,.jpg,.jpeg,.png"
          note={t('documentNote')}
          disabled={add.isPending}
        />
      </Field>
      <div>
        <Button variant="quiet" busy={add.isPending} busyLabel={t('sending')} onClick={send}>
          {t('addDocument')}
        </Button>
      </div>
    </div>
  )
}
