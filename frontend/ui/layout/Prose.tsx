import type { ReactNode } from 'react'
import { clsx } from 'clsx'

/** Typography for long text: headings, paragraphs, lists and links, at a readable width. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'max-w-measure text-bone-2 [&_strong]:font-semibold [&_strong]:text-bone [&>*+*]:mt-4',
        '[&>h2]:poster [&>h2]:mt-12 [&>h2]:text-poster-s [&>h2]:text-bone [&>h2:first-child]:mt-0',
        '[&>h3]:mt-8 [&>h3]:text-xl [&>h3]:font-semibold [&>h3]:text-bone',
        '[&_a:not([class])]:link [&_li]:mt-2 [&>ol]:list-decimal [&>ol]:pl-5 [&>ul]:list-[square] [&>ul]:pl-5 [&_li::marker]:text-brass',
        '[&>blockquote]:border-l-2 [&>blockquote]:border-brass [&>blockquote]:pl-5 [&>blockquote]:text-lg [&>blockquote]:text-bone',
        className,
      )}
    >
      {children}
    </div>
  )
}
