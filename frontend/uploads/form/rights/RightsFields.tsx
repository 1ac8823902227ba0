import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from '#frontend/uploads/form/form-section-props.ts'

interface RightsFieldsProps extends FormSectionProps {
  busy: boolean
  /** Sets the document of the first song, or the one that covers all songs. */
  onDocument: (file: File | undefined) => void
  /** Sets the document of an additional song. */
  onTrackDocument: (key: string, file: File | undefined) => void
  /** Called when several documents are chosen at once in the first song's field. */
  onDocuments: (more: File[], first: File) => void
}

const ACCEPTED_TYPES = '.pdf,.jpg,.jpeg,.png'
const FILE_HINT = 'PDF, JPG, JPEG or PNG, up to 10 MB'

const formatProofLabel = (n: number, title: string) =>
  `Proof of copyright for song ${n}${title.trim() ? `, “${title.trim()}”` : ''}`

/** Copyright holders and their documents. */
export function RightsFields({
  fields,
  errors,
  text,
  change,
  busy,
  onDocument,
  onTrackDocument,
  onDocuments,
}: RightsFieldsProps) {
  const { more, oneDocument } = fields
  const several = more.length > 0
  const each = several && !oneDocument
  return (
    <Section
      title="Your rights"
      intro="The document is stored privately for the copyright check. No fan and no visitor sees it."
      layout="split"
    >
      <div className="grid gap-6">
        <Field
          label="Copyright holders"
          error={errors.copyrightHolders}
          hint="Several names separated by commas."
          required
        >
          <TextInput {...text('copyrightHolders')} maxLength={1000} />
        </Field>
        {several && (
          <Checkbox
            checked={oneDocument}
            onChange={(event) => change({ oneDocument: event.currentTarget.checked }, 'moreDocuments')}
            label={`One document covers all ${more.length + 1} songs.`}
          />
        )}
        <Field
          label={each ? formatProofLabel(1, fields.songTitle) : 'Proof of copyright'}
          hint={each ? 'Choose several at once: each finds its song by the title in its file name.' : undefined}
          error={errors.copyrightDocument}
          required
        >
          <FileDrop
            file={fields.copyrightDocument}
            onChange={onDocument}
            {...(each ? { onExtraFiles: onDocuments } : {})}
            accept={ACCEPTED_TYPES}
            note={FILE_HINT}
            disabled={busy}
          />
        </Field>
        {each &&
          more.map((track, at) => (
            <Field
              key={track.key}
              label={formatProofLabel(at + 2, track.title)}
              error={track.copyrightDocument ? undefined : errors.moreDocuments}
              required
            >
              <FileDrop
                file={track.copyrightDocument}
                onChange={(file) => onTrackDocument(track.key, file)}
                accept={ACCEPTED_TYPES}
                note={FILE_HINT}
                disabled={busy}
              />
            </Field>
          ))}
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Contact" error={errors.contact} hint="Email or phone of the copyright holder." required>
            <TextInput {...text('contact')} maxLength={300} />
          </Field>
          <Field
            label="Last five digits of your SSN"
            error={errors.ssnLastFive}
            hint="They stay in this browser and are never sent or stored."
            required
          >
            <TextInput
              name="ssnLastFive"
              inputMode="numeric"
              autoComplete="off"
              className="code tracking-widest"
              value={fields.ssnLastFive}
              onChange={(event) =>
                change({ ssnLastFive: event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 5) }, 'ssnLastFive')
              }
            />
          </Field>
        </div>
      </div>
    </Section>
  )
}
