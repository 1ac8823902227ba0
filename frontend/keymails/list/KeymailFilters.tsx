import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface KeymailFiltersProps {
  editions: readonly { id: string; title: string }[]
  editionId: string
  onEditionChange: (editionId: string) => void
  search: string
  onSearchChange: (search: string) => void
}

export function KeymailFilters({ editions, editionId, onEditionChange, search, onSearchChange }: KeymailFiltersProps) {
  const t = useMessages(keymailMessages)
  return (
    <div className="mt-6 mb-5 grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {editions.length > 1 && (
        <Field label={t('filter.edition')}>
          <Select value={editionId} onChange={({ currentTarget: { value } }) => onEditionChange(value)}>
            <option value="">{t('filter.all')}</option>
            {editions.map((edition) => (
              <option key={edition.id} value={edition.id}>
                {edition.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('filter.search')} hint={t('filter.hint')}>
        <TextInput
          type="search"
          value={search}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => onSearchChange(value)}
        />
      </Field>
    </div>
  )
}
