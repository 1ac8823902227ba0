import { Download, KeyRound, MessageCircle, Ticket } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Period } from '#contract/analytics'
import { downloadDashboard } from '#contract/operations/dashboard'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { paths } from '#frontend/lib/paths.ts'
import { downloadFile } from '#frontend/api/download-file.ts'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { GKeyList } from './lists/GKeyList.tsx'
import { KeymailList } from './lists/KeymailList.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

interface QuickActionsProps {
  period: Period
  isStaff: boolean
}

export function QuickActions({ period, isStaff }: QuickActionsProps) {
  const t = useMessages(staffOperations)
  const [search, setSearch] = useSearchState()
  const [isExporting, setIsExporting] = useState(false)
  const list = search.get('list')
  const toggle = (name: string) => setSearch({ list: list === name ? '' : name, q: '', state: '' })
  const exportCsv = async () => {
    setIsExporting(true)
    try {
      const address = buildUrl(downloadDashboard, { query: { period } })
      await downloadFile(address, `tunemaker-${period}.csv`, isStaff ? getStaffHeaders() : {})
    } catch {
      createToast({ title: t('notExported'), description: t('numbersNotExported'), variant: 'destructive' })
    } finally {
      setIsExporting(false)
    }
  }
  return (
    <Panel title={t('quickActions')}>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" asChild>
          <Link to={paths.godfreyChat.href}>
            <MessageCircle aria-hidden="true" />
            {t('openChatInterface')}
          </Link>
        </Button>
        <Button variant="quiet" onClick={() => void exportCsv()} busy={isExporting}>
          <Download aria-hidden="true" />
          {t('exportAnalytics')}
        </Button>
        <Button variant="quiet" aria-expanded={list === 'g-keys'} onClick={() => toggle('g-keys')}>
          <KeyRound aria-hidden="true" />
          {t('monitorGKeys')}
        </Button>
        <Button variant="quiet" aria-expanded={list === 'keymails'} onClick={() => toggle('keymails')}>
          <Ticket aria-hidden="true" />
          {t('trackKeymails')}
        </Button>
      </div>
      {(list === 'g-keys' || list === 'keymails') && (
        <div className="mt-6">
          {!isStaff ? (
            <p className="text-bone-2">
              {t('staffOnly')}{' '}
              <Link to={`${paths.adminLogin.href}?then=operator`} className="link">
                {t('signInAsOperator')}
              </Link>
            </p>
          ) : list === 'g-keys' ? (
            <GKeyList />
          ) : (
            <KeymailList />
          )}
        </div>
      )}
    </Panel>
  )
}
