import { Download, KeyRound, MessageCircle, Ticket } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Period } from '#contract/analytics'
import { exportDashboard } from '#contract/operator'
import { Button } from '#ui/Button'
import { Panel } from '#ui/Panel'
import { showToast } from '#ui/Toast'
import { buildUrl } from '#web/api'
import { paths } from '#web/paths'
import { downloadFile } from '#web/save-file'
import { useSearchState } from '#web/search-state'
import { getStaffHeaders } from '#web/staff-session'
import { GKeyList } from './GKeyList.tsx'
import { KeymailList } from './KeymailList.tsx'

interface QuickActionsProps {
  period: Period
  isStaff: boolean
}

export function QuickActions({ period, isStaff }: QuickActionsProps) {
  const [search, change] = useSearchState()
  const [saving, setSaving] = useState(false)
  const list = search.get('list')
  const toggle = (name: string) => change({ list: list === name ? '' : name, q: '', state: '' })
  const save = async () => {
    setSaving(true)
    try {
      const address = buildUrl(exportDashboard, { query: { period } })
      await downloadFile(address, `tunemaker-${period}.csv`, isStaff ? getStaffHeaders() : {})
    } catch {
      showToast({ title: 'Not Exported', description: 'The numbers could not be read.', variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Panel title="Quick Actions">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" asChild>
          <Link to={paths.godfreyChat}>
            <MessageCircle aria-hidden="true" />
            Open Chat Interface
          </Link>
        </Button>
        <Button variant="quiet" onClick={() => void save()} busy={saving}>
          <Download aria-hidden="true" />
          Export Analytics
        </Button>
        <Button variant="quiet" aria-expanded={list === 'g-keys'} onClick={() => toggle('g-keys')}>
          <KeyRound aria-hidden="true" />
          Monitor G-Keys
        </Button>
        <Button variant="quiet" aria-expanded={list === 'keymails'} onClick={() => toggle('keymails')}>
          <Ticket aria-hidden="true" />
          Track Keymails
        </Button>
      </div>
      {(list === 'g-keys' || list === 'keymails') && (
        <div className="mt-6">
          {!isStaff ? (
            <p className="text-bone-2">
              This list is for staff.{' '}
              <Link to={`${paths.adminLogin}?then=operator`} className="link">
                Sign in as an operator
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
