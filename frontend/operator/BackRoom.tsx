import type { Period } from '#contract/analytics'
import { Panel } from '#ui/Panel'
import { Tabs } from '#ui/Tabs'
import { useSearchState } from '#web/search-state'
import { Findings } from './Findings.tsx'
import { Jobs } from './Jobs.tsx'
import { System } from './System.tsx'

interface BackRoomProps {
  period: Period
  onExpired: () => void
}

/** The machinery, for staff: which tab is open is in the address. */
export function BackRoom({ period, onExpired }: BackRoomProps) {
  const [search, change] = useSearchState()
  const tabs = [
    { value: 'jobs', label: 'Jobs', panel: <Jobs period={period} onExpired={onExpired} /> },
    { value: 'findings', label: 'Godfrey’s findings', panel: <Findings onExpired={onExpired} /> },
    { value: 'system', label: 'Processes and sizes', panel: <System onExpired={onExpired} /> },
  ]
  const open = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'jobs'
  return (
    <Panel title="Behind the scenes" id="machinery">
      <Tabs
        label="Machinery"
        tabs={tabs}
        value={open}
        onChange={(value) => change({ tab: value === 'jobs' ? '' : value })}
      />
    </Panel>
  )
}
