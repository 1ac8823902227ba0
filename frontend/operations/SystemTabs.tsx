import type { Period } from '#contract/analytics'
import { Panel } from '#frontend/ui/layout/Panel.tsx'
import { Tabs } from '#frontend/ui/controls/Tabs.tsx'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { Findings } from './Findings.tsx'
import { JobQueues } from './jobs/JobQueues.tsx'
import { Learning } from './learning/Learning.tsx'
import { ProcessesAndStorage } from './ProcessesAndStorage.tsx'

interface SystemTabsProps {
  period: Period
  isAdmin: boolean
  onExpired: () => void
}

/** Jobs, findings, what Godfrey learns, and processes, for staff. The selected tab is kept in the URL. */
export function SystemTabs({ period, isAdmin, onExpired }: SystemTabsProps) {
  const [search, setSearch] = useSearchState()
  const tabs = [
    { value: 'jobs', label: 'Jobs', panel: <JobQueues period={period} onExpired={onExpired} /> },
    { value: 'findings', label: 'Godfrey’s findings', panel: <Findings onExpired={onExpired} /> },
    { value: 'learning', label: 'What he learns', panel: <Learning isAdmin={isAdmin} onExpired={onExpired} /> },
    { value: 'system', label: 'Processes and sizes', panel: <ProcessesAndStorage onExpired={onExpired} /> },
  ]
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'jobs'
  return (
    <Panel title="Behind the scenes" id="machinery">
      <Tabs
        label="Machinery"
        tabs={tabs}
        value={open}
        onChange={(value) => setSearch({ tab: value === 'jobs' ? '' : value })}
      />
    </Panel>
  )
}
