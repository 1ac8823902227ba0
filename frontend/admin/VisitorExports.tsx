import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadVisitorList } from '#contract/admin/dashboard'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { buildUrl } from '#frontend/api/api-client.ts'
import { downloadBlob } from '#frontend/api/download-file.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

const EXPORTS = [
  ['subscribers', 'export.subscribers'],
  ['gifts', 'export.gifts'],
  ['feedback', 'export.feedback'],
] as const

/** CSV exports of subscribers, free graphics and feedback. */
export function VisitorExports() {
  const t = useMessages(staffDashboard)
  const download = useMutation({
    mutationFn: async (list: (typeof EXPORTS)[number][0]) => {
      const response = await fetch(buildUrl(downloadVisitorList, { params: { list } }), { headers: getStaffHeaders() })
      if (!response.ok) throw new ApiError(response.status, await response.text())
      downloadBlob(await response.blob(), `tunemaker-${list}.csv`)
    },
    onError: (error) =>
      createToast({
        title: t('noFile'),
        description: getErrorMessage(error, t('unreachableAgain')),
        variant: 'destructive',
      }),
  })
  return (
    <Section title={t('visitors')} intro={t('visitorsIntro')}>
      <div className="flex flex-wrap gap-3">
        {EXPORTS.map(([list, label]) => (
          <Button
            key={list}
            variant="quiet"
            busy={download.isPending && download.variables === list}
            onClick={() => download.mutate(list)}
          >
            <Download aria-hidden="true" />
            {t(label)} (CSV)
          </Button>
        ))}
      </div>
    </Section>
  )
}
