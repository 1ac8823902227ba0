import { DOCUMENT_MAX_BYTES, errors as uploadErrors } from '#contract/uploads'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { FormSectionProps } from '#frontend/uploads/form/form-section-props.ts'
import { DOCUMENT_PATTERN, type UploadFields } from '#frontend/uploads/form/upload-fields.ts'
import { buildDocumentAssignments } from './build-document-assignments.ts'

interface UploadDocumentsOptions {
  fields: UploadFields
  change: FormSectionProps['change']
  /** Shows an error at the first song's document. */
  onInvalid: (message: string) => void
}

/** Takes the chosen copyright documents into the draft, and rejects files that are none. */
export function useUploadDocuments({ fields, change, onInvalid }: UploadDocumentsOptions) {
  return {
    onDocument(file: File | undefined): void {
      const problem = file && validateDocument(file)
      if (problem) onInvalid(problem)
      else change({ copyrightDocument: file }, 'copyrightDocument')
    },
    onTrackDocument(key: string, file: File | undefined): void {
      const problem = file && validateDocument(file)
      if (file && problem) {
        showDocumentError(file, problem)
        return
      }
      change({ more: fields.more.map((track) => (track.key === key ? { ...track, copyrightDocument: file } : track)) })
    },
    onDocuments(further: File[], first: File): void {
      const valid = [first, ...further].filter((file) => {
        const problem = validateDocument(file)
        if (problem) showDocumentError(file, problem)
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

const showDocumentError = (file: File, problem: string) =>
  createToast({ title: 'Document Not Taken', description: `${file.name}: ${problem}`, variant: 'destructive' })

function validateDocument(file: File): string | undefined {
  if (!DOCUMENT_PATTERN.test(file.name)) return uploadErrors['not-a-document'].message
  return file.size > DOCUMENT_MAX_BYTES ? uploadErrors['document-too-large'].message : undefined
}
