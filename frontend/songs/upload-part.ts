import type { Errors, FieldName, Fields } from './upload-fields.ts'
import type { UploadDraft } from './upload-draft.ts'

type TextName = Exclude<
  keyof Fields & FieldName,
  'audioFile' | 'more' | 'copyrightDocument' | 'moreDocuments' | 'copyrightConfirmed' | 'termsAccepted'
>

/** What a part of the upload form is given. */
export type PartProps = {
  fields: Fields
  errors: Errors
  /** What a text field puts on its input. */
  text: (name: TextName) => {
    name: TextName
    value: string
    onChange: (event: { currentTarget: HTMLInputElement }) => void
  }
  /** Takes over what was typed; errors of the `settled` fields go. */
  change: (patch: UploadDraft, ...settled: FieldName[]) => void
}
