import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { Section } from '#ui/Section'
import { TextInput } from '#ui/TextInput'
import type { PartProps } from './upload-part.ts'

interface RightsPartProps extends PartProps {
  busy: boolean
  chooseDocument: (file: File | undefined) => void
}

/** Who holds the rights, and the paper that shows it. */
export function RightsPart({ fields, errors, text, change, busy, chooseDocument }: RightsPartProps) {
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
        <Field label="Proof of copyright" error={errors.copyrightDocument} required>
          <FileDrop
            file={fields.copyrightDocument}
            onChange={chooseDocument}
            accept=".pdf,.jpg,.jpeg,.png"
            note="PDF, JPG, JPEG or PNG, up to 10 MB"
            disabled={busy}
          />
        </Field>
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
