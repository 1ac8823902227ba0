import { Plus } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface AccordionItem {
  title: string
  body: ReactNode
}

/** Collapsible items, at most one of them open. */
export function Accordion({ items, headingLevel = 3 }: { items: readonly AccordionItem[]; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Root type="single" collapsible className="border-b border-wall-3">
      {items.map((item) => (
        <Radix.Item key={item.title} value={item.title} className="border-t border-wall-3">
          <Radix.Header asChild>
            <Heading>
              <Radix.Trigger className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left text-xl font-semibold hover:text-brass-light">
                {item.title}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-brass transition-transform duration-250 ease-out group-data-[state=open]:rotate-45"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="max-w-measure pb-7 text-bone-2">{item.body}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
