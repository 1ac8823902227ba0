import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { FormSectionProps } from '#frontend/uploads/form/form-section-props.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

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

const formatProofLabel = (n: number, title: string, t: Translate<(typeof uploadMessages)['messages']>) =>
  title.trim() ? t('rights.proofOfTitle', { n, title: title.trim() }) : t('rights.proofOf', { n })

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
  const t = useMessages(uploadMessages)
  const { more, oneDocument } = fields
  const several = more.length > 0
  const each = several && !oneDocument
  return (
    <Section title={t('rights.title')} intro={t('rights.intro')} layout="split">
      <div className="grid gap-6">
        <Field label={t('rights.holders')} error={errors.copyrightHolders} hint={t('rights.holdersHint')} required>
          <TextInput {...text('copyrightHolders')} maxLength={1000} />
        </Field>
        {several && (
          <Checkbox
            checked={oneDocument}
            onChange={(event) => change({ oneDocument: event.currentTarget.checked }, 'moreDocuments')}
            label={t('rights.oneDocument', { n: more.length + 1 })}
          />
        )}
        <Field
          label={each ? formatProofLabel(1, fields.songTitle, t) : t('rights.proof')}
          hint={each ? t('rights.proofHint') : undefined}
          error={errors.copyrightDocument}
          required
        >
          <FileDrop
            file={fields.copyrightDocument}
            onChange={onDocument}
            {...(each ? { onExtraFiles: onDocuments } : {})}
            accept={ACCEPTED_TYPES}
            note={t('rights.fileHint')}
            disabled={busy}
          />
        </Field>
        {each &&
          more.map((track, at) => (
            <Field
              key={track.key}
              label={formatProofLabel(at + 2, track.title, t)}
              error={track.copyrightDocument ? undefined : errors.moreDocuments}
              required
            >
              <FileDrop
                file={track.copyrightDocument}
                onChange={(file) => onTrackDocument(track.key, file)}
                accept={ACCEPTED_TYPES}
                note={t('rights.fileHint')}
                disabled={busy}
              />
            </Field>
          ))}
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label={t('rights.contact')} error={errors.contact} hint={t('rights.contactHint')} required>
            <TextInput {...text('contact')} maxLength={300} />
          </Field>
          <Field label={t('rights.ssn')} error={errors.ssnLastFive} hint={t('rights.ssnHint')} required>
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
