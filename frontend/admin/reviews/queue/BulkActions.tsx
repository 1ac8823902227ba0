import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateReviewAssignments } from '#contract/admin/reviews'
import { listStaff } from '#contract/admin/staff'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders, updateStaffQueries } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { BulkDecisionDialog } from './BulkDecisionDialog.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

interface BulkActionsProps {
  ids: string[]
  /** Selects these and no others. */
  onSelect: (ids: string[]) => void
}

/** What can be done with all selected reviews at once. */
export function BulkActions({ ids, onSelect }: BulkActionsProps) {
  const t = useMessages(staffReviews)
  const [isDeciding, setIsDeciding] = useState(false)
  const cache = useQueryClient()
  const staff = useApiQuery(listStaff, { headers: getStaffHeaders() })
  const assign = useApiMutation(updateReviewAssignments)
  const assignees = staff.data?.filter(({ role, state }) => role === 'admin' && state === 'active') ?? []
  const submitAssignment = (accountId: string | null) =>
    assign.mutate(
      { body: { ids, accountId }, headers: getStaffHeaders() },
      {
        onSuccess: ({ numbers }) => {
          createToast({
            title: accountId ? t('assigned') : t('givenBack'),
            description: t('reviewsAssigned', { n: numbers.length, number: numbers[0] ?? '' }),
            variant: 'success',
          })
          onSelect([])
        },
        onError: (error) =>
          createToast({
            title: t('notAssigned'),
            description: getErrorMessage(error, t('unreachableUnchanged')),
            variant: 'destructive',
          }),
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  return (
    <div
      role="group"
      aria-label={t('selectedReviews')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-y border-wall-4 bg-wall-2 px-3 py-2"
    >
      <p className="grow text-sm font-semibold">{t('selected', { n: ids.length })}</p>
      <Button onClick={() => setIsDeciding(true)}>{t('decide')}</Button>
      {assignees.length > 0 && (
        <Select
          aria-label={t('assignTo')}
          value=""
          className="min-h-11 text-sm"
          disabled={assign.isPending}
          onChange={({ currentTarget: { value } }) => value && submitAssignment(value === 'nobody' ? null : value)}
        >
          <option value="">{t('assignToOption')}</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">{t('nobody')}</option>
        </Select>
      )}
      <Button variant="plain" className="text-sm" onClick={() => onSelect([])}>
        {t('clear')}
      </Button>
      {isDeciding && <BulkDecisionDialog ids={ids} onSelect={onSelect} onClose={() => setIsDeciding(false)} />}
    </div>
  )
}
