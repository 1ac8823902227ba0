import { Trash2 } from 'lucide-react'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { IconButton } from '#frontend/ui/forms/IconButton.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'

export type TypedCollaborator = { key: string; name: string; email: string; percent: string }

interface CollaboratorFieldsProps {
  value: TypedCollaborator
  onChange: (next: TypedCollaborator) => void
  onRemove: () => void
}

export function CollaboratorFields({ value, onChange, onRemove }: CollaboratorFieldsProps) {
  const bind = (field: 'name' | 'email' | 'percent') => ({
    value: value[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [field]: event.currentTarget.value }),
  })
  return (
    <div className="grid items-start gap-4 border-t border-wall-3 pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem_auto]">
      <Field label="Name" required>
        <TextInput type="text" maxLength={120} autoComplete="off" {...bind('name')} />
      </Field>
      <Field label="Email address" required>
        <TextInput type="email" inputMode="email" maxLength={254} autoComplete="off" {...bind('email')} />
      </Field>
      <Field label="Percent" required>
        <TextInput type="text" inputMode="decimal" maxLength={6} {...bind('percent')} />
      </Field>
      <IconButton label={`Remove ${value.name || 'this collaborator'}`} onClick={onRemove} className="sm:mt-7.5">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
