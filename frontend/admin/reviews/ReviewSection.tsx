import type { ReactNode } from 'react'

export function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
