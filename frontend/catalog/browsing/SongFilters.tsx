import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { SearchBox } from '#frontend/ui/forms/SearchBox.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { music } from '#text/messages/catalogs/music/en'
import { SORT_MESSAGES } from './format-result-count.ts'
import { GENRE_MESSAGES, MOOD_MESSAGES } from './genre-messages.ts'
import type { SongFilter } from './use-song-filter.ts'

interface SongFiltersProps {
  filter: SongFilter
  onChange: (changes: Record<string, string>) => void
}

/** Words, order, genre, mood and open sale of the songs that are listed below. */
export function SongFilters({ filter, onChange }: SongFiltersProps) {
  const t = useMessages(music)
  const { q, sort, genre = '', mood = '', openSale } = filter
  return (
    <>
      <SearchBox label={t('browse.search')} value={q} onSearch={(words) => onChange({ q: words.trim() })} />
      <fieldset className="mt-5 grid min-w-0 grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[repeat(3,minmax(0,14rem))_auto]">
        <legend className="sr-only">{t('filter.title')}</legend>
        <FilterSelect
          label={t('filter.sort')}
          value={sort}
          options={Object.entries(SORT_MESSAGES).map(([value, message]) => [value, t(message)])}
          onChange={(value) => onChange({ sort: value === 'newest' ? '' : value })}
          className="max-md:col-span-2"
        />
        <FilterSelect
          label={t('words.genre')}
          value={genre}
          options={[
            ['', t('filter.allGenres')],
            ...Object.entries(GENRE_MESSAGES).map(([value, message]): Option => [value, t(message)]),
          ]}
          onChange={(value) => onChange({ genre: value })}
        />
        <FilterSelect
          label={t('words.mood')}
          value={mood}
          options={[
            ['', t('filter.allMoods')],
            ...Object.entries(MOOD_MESSAGES).map(([value, message]): Option => [value, t(message)]),
          ]}
          onChange={(value) => onChange({ mood: value })}
        />
        <Checkbox
          label={t('filter.openSale')}
          checked={openSale === '1'}
          onChange={(event) => onChange({ openSale: event.currentTarget.checked ? '1' : '' })}
          className="max-md:col-span-2"
        />
      </fieldset>
    </>
  )
}

/** What stands in the address, and its name. */
type Option = [value: string, name: string]

interface FilterSelectProps {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  className?: string
}

const FilterSelect = ({ label, value, options, onChange, className = '' }: FilterSelectProps) => (
  <Field label={label} className={className}>
    <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)
