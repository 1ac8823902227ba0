import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'

interface GKeyFieldProps {
  label: string
  name: string
  value: string
  error: string
  onChange: (gKeyId: string) => void
  readOnly?: boolean
}

export function GKeyField({ label, error, ...input }: GKeyFieldProps) {
  return (
    <Field label={label} error={error} required>
      <CodeInput {...input} placeholder="GK-XXXX-XXXX-XXXX-XXXX" maxLength={100} />
    </Field>
  )
}
