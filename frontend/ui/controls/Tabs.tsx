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

  // On a phone the tab that the address names may be outside the strip, also once a label has become longer.
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const active = strip.querySelector<HTMLElement>(`[id$="-trigger-${value}"]`)
    const observer = new ResizeObserver(() => {
      if (active) strip.scrollTo?.({ left: active.offsetLeft - 24 })
    })
    for (const tab of strip.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [value])

  return (
    <Radix.Root {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })} onValueChange={onChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-x-1 border-b border-wall-3 max-sm:overflow-x-auto sm:flex-wrap print:hidden"
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
