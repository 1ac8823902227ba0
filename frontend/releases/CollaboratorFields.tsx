import { Trash2 } from 'lucide-react'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { IconButton } from '#frontend/ui/forms/IconButton.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export type TypedCollaborator = { key: string; name: string; email: string; percent: string }

interface CollaboratorFieldsProps {
  value: TypedCollaborator
  onChange: (next: TypedCollaborator) => void
  onRemove: () => void
}

export function CollaboratorFields({ value, onChange, onRemove }: CollaboratorFieldsProps) {
  const t = useMessages(releaseMessages)
  const bind = (field: 'name' | 'email' | 'percent') => ({
    value: value[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [field]: event.currentTarget.value }),
  })
  return (
    <div className="grid items-start gap-4 border-t border-wall-3 pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem_auto]">
      <Field label={t('shares.name')} required>
        <TextInput type="text" maxLength={120} autoComplete="off" {...bind('name')} />
      </Field>
      <Field label={t('shares.email')} required>
        <TextInput type="email" inputMode="email" maxLength={254} autoComplete="off" {...bind('email')} />
      </Field>
      <Field label={t('shares.percent')} required>
        <TextInput type="text" inputMode="decimal" maxLength={6} {...bind('percent')} />
      </Field>
      <IconButton
        label={t('shares.remove', { name: value.name || t('shares.this') })}
        onClick={onRemove}
        className="sm:mt-7.5"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
