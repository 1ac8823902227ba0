import { Checkbox } from '#ui/Checkbox'
import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { Section } from '#ui/Section'
import { TextInput } from '#ui/TextInput'
import type { PartProps } from './upload-part.ts'

interface RightsPartProps extends PartProps {
  busy: boolean
  /** The document of the first song, or of all. */
  chooseDocument: (file: File | undefined) => void
  /** The document of a further song. */
  chooseFurtherDocument: (key: string, file: File | undefined) => void
  /** Documents that were chosen together at the first. */
  dealDocuments: (more: File[], first: File) => void
}

const ACCEPT = '.pdf,.jpg,.jpeg,.png'
const NOTE = 'PDF, JPG, JPEG or PNG, up to 10 MB'

const proofOf = (n: number, title: string) =>
  `Proof of copyright for song ${n}${title.trim() ? `, “${title.trim()}”` : ''}`

/** Who holds the rights, and the paper that shows it. */
export function RightsPart({
  fields,
  errors,
  text,
  change,
  busy,
  chooseDocument,
  chooseFurtherDocument,
  dealDocuments,
}: RightsPartProps) {
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
          label={each ? proofOf(1, fields.songTitle) : 'Proof of copyright'}
          hint={each ? 'Choose several at once: each finds its song by the title in its file name.' : undefined}
          error={errors.copyrightDocument}
          required
        >
          <FileDrop
            file={fields.copyrightDocument}
            onChange={chooseDocument}
            {...(each ? { onMore: dealDocuments } : {})}
            accept={ACCEPT}
            note={NOTE}
            disabled={busy}
          />
        </Field>
        {each &&
          more.map((track, at) => (
            <Field
              key={track.key}
              label={proofOf(at + 2, track.title)}
              error={track.copyrightDocument ? undefined : errors.moreDocuments}
              required
            >
              <FileDrop
                file={track.copyrightDocument}
                onChange={(file) => chooseFurtherDocument(track.key, file)}
                accept={ACCEPT}
                note={NOTE}
                disabled={busy}
              />
            </Field>
          ))}
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Contact" error={errors.contact} hint="E-mail or phone of the copyright holder." required>
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
