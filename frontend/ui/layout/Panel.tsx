import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** Controls beside the title. */
  controls?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a dashboard, more compact than a Section. */
export function Panel({ title, controls, id, children }: PanelProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="min-w-0 pt-10">
      <hr className="rule mb-5" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={headingId} tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h2>
        {controls}
      </div>
      {children}
    </section>
  )
}
