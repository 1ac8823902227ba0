import { type FormEvent, useState } from 'react'
import { listStaff } from '#contract/admin/staff'
import { reviewKinds } from '#contract/reviews'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { SegmentedControl } from '#frontend/ui/controls/SegmentedControl.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { KIND_NAMES } from './ReviewRow.tsx'
import type { ReviewFilterState } from './use-review-filter.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

const STATES = [
  { value: 'open', label: 'state.open' },
  { value: 'decided', label: 'state.decided' },
] as const

interface ReviewFiltersProps extends Pick<ReviewFilterState, 'filter' | 'update'> {
  isAdmin: boolean
}

/** Search, state, kind, person, due time and order of the queue. */
export function ReviewFilters({ filter, update, isAdmin }: ReviewFiltersProps) {
  const t = useMessages(staffReviews)
  const [typed, setTyped] = useState(filter.q)
  const staff = useApiQuery(listStaff, { headers: getStaffHeaders(), enabled: isAdmin })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update({ rq: typed.trim() })
  }
  const select = (name: string) => (event: { currentTarget: HTMLSelectElement }) =>
    update({ [name]: event.currentTarget.value })
  return (
    <div className="mb-6">
      <form onSubmit={submit} role="search" className="mb-3 flex gap-3">
        <TextInput
          type="search"
          aria-label={t('searchReviews')}
          placeholder={t('searchPlaceholder')}
          maxLength={200}
          value={typed}
          className="min-h-11 min-w-0"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet">
          {t('search')}
        </Button>
      </form>
      <div className="grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap">
        <div className="max-sm:col-span-2">
          <SegmentedControl
            label={t('whichReviews')}
            options={STATES.map(({ value, label }) => ({ value, label: t(label) }))}
            value={filter.state}
            onChange={(value) => update({ reviews: value === 'open' ? '' : value })}
          />
        </div>
        <Select aria-label={t('kind')} value={filter.kind ?? ''} className="min-h-11 text-sm" onChange={select('kind')}>
          <option value="">{t('allKinds')}</option>
          {reviewKinds.map((option) => (
            <option key={option} value={option}>
              {t(KIND_NAMES[option])}
            </option>
          ))}
        </Select>
        <Select aria-label={t('person')} value={filter.holder} className="min-h-11 text-sm" onChange={select('holder')}>
          <option value="">{t('everybodys')}</option>
          <option value="mine">{t('mine')}</option>
          <option value="nobody">{t('nobodys')}</option>
          {staff.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {filter.state === 'open' && (
          <>
            <Select
              aria-label={t('order')}
              value={filter.sort === 'due' ? 'due' : ''}
              className="min-h-11 text-sm"
              onChange={select('sort')}
            >
              <option value="">{t('largestAmountFirst')}</option>
              <option value="due">{t('dueFirst')}</option>
            </Select>
            <Checkbox
              label={t('overdueOnly')}
              checked={filter.overdue}
              className="text-sm"
              onChange={(event) => update({ overdue: event.currentTarget.checked ? '1' : '' })}
            />
          </>
        )}
      </div>
    </div>
  )
}
