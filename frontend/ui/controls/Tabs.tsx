import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

export interface Tab {
  value: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  // On a phone the tab that the address names may be outside the strip.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[id$="-trigger-${value}"]`)
    if (active && list.current) list.current.scrollTo?.({ left: active.offsetLeft - 24 })
  }, [value])

  return (
    <Radix.Root {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })} onValueChange={onChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-wall-3 print:hidden"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 shrink-0 border-b-2 border-transparent px-4 font-semibold text-bone-3 transition-colors -outline-offset-2 first:pl-0 hover:text-bone data-[state=active]:border-brass data-[state=active]:text-bone"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
