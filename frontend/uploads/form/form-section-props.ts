import type { UploadErrors, UploadFieldName, UploadFields } from './upload-fields.ts'
import type { UploadDraft } from './upload-draft.ts'

type TextFieldName = Exclude<
  keyof UploadFields & UploadFieldName,
  'audioFile' | 'more' | 'copyrightDocument' | 'moreDocuments' | 'copyrightConfirmed' | 'termsAccepted'
>

/** Props shared by the sections of the upload form. */
export type FormSectionProps = {
  fields: UploadFields
  errors: UploadErrors
  /** Input props for a text field. */
  text: (name: TextFieldName) => {
    name: TextFieldName
    value: string
    onChange: (event: { currentTarget: HTMLInputElement }) => void
  }
  /** Updates the draft and clears the errors of the `settled` fields. */
  change: (patch: UploadDraft, ...settled: UploadFieldName[]) => void
}
