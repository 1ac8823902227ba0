import { DOCUMENT_MAX_BYTES } from '#contract/uploads'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { FormSectionProps } from '#frontend/uploads/form/form-section-props.ts'
import { DOCUMENT_PATTERN, type UploadFields } from '#frontend/uploads/form/upload-fields.ts'
import { buildDocumentAssignments } from './build-document-assignments.ts'
import type { Translate } from '#text/messages/catalog'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface UploadDocumentsOptions {
  fields: UploadFields
  change: FormSectionProps['change']
  /** Shows an error at the first song's document. */
  onInvalid: (message: string) => void
}

/** Takes the chosen copyright documents into the draft, and rejects files that are none. */
export function useUploadDocuments({ fields, change, onInvalid }: UploadDocumentsOptions) {
  const t = useMessages(uploadMessages)
  return {
    onDocument(file: File | undefined): void {
      const problem = file && validateDocument(file, t)
      if (problem) onInvalid(problem)
      else change({ copyrightDocument: file }, 'copyrightDocument')
    },
    onTrackDocument(key: string, file: File | undefined): void {
      const problem = file && validateDocument(file, t)
      if (file && problem) {
        showDocumentError(file, problem, t)
        return
      }
      change({ more: fields.more.map((track) => (track.key === key ? { ...track, copyrightDocument: file } : track)) })
    },
    onDocuments(further: File[], first: File): void {
      const valid = [first, ...further].filter((file) => {
        const problem = validateDocument(file, t)
        if (problem) showDocumentError(file, problem, t)
        return !problem
      })
      const [own, ...others] = buildDocumentAssignments(valid, [
        { title: fields.songTitle, has: false },
        ...fields.more.map(({ title, copyrightDocument }) => ({ title, has: copyrightDocument !== undefined })),
      ])
      change(
        {
          copyrightDocument: own ?? fields.copyrightDocument,
          more: fields.more.map((track, at) => ({
            ...track,
            copyrightDocument: others[at] ?? track.copyrightDocument,
          })),
        },
        'copyrightDocument',
      )
    },
  }
}

const showDocumentError = (file: File, problem: string, t: Translate<(typeof uploadMessages)['messages']>) =>
  createToast({ title: t('rights.notTaken'), description: `${file.name}: ${problem}`, variant: 'destructive' })

function validateDocument(file: File, t: Translate<(typeof uploadMessages)['messages']>): string | undefined {
  if (!DOCUMENT_PATTERN.test(file.name)) return t('rights.notADocument')
  return file.size > DOCUMENT_MAX_BYTES ? t('rights.documentTooLarge') : undefined
}
