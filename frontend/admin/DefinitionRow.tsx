import type { ReactNode } from 'react'

/** One term with its value, inside a `<dl>`. */
export function DefinitionRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-bone-3 max-sm:mt-1">{name}</dt>
      <dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}
