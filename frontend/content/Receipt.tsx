import type { ReactNode } from 'react'

interface ReceiptProps {
  title: ReactNode
  rows: readonly { label: ReactNode; value: ReactNode; sum?: boolean }[]
  note?: ReactNode
  className?: string
}

/** An itemized sum that looks like a till receipt. */
export function Receipt({ title, rows, note, className = '' }: ReceiptProps) {
  return (
    <div className={`drop-shadow-[0_16px_18px_#0009] print:drop-shadow-none ${className}`}>
      <div className="mx-auto w-full max-w-[25rem] bg-paper bg-[linear-gradient(105deg,#ffffff66,#fff0_45%,#00000012)] px-6 py-9 text-ink [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_bottom/14px_51%_repeat-x,conic-gradient(from_135deg_at_top,#0000,#000_1deg_89deg,#0000_90deg)_top/14px_51%_repeat-x] sm:px-8">
        <h2 className="poster text-poster-s">{title}</h2>
        <dl className="mt-4 tabular-nums">
          {rows.map(({ label, value, sum = false }, at) => (
            <div
              key={at}
              className={`flex items-baseline justify-between gap-6 py-2 ${sum ? 'border-t-2 border-ink' : 'border-t border-ink/25'}`}
            >
              <dt className={sum ? 'font-semibold' : ''}>{label}</dt>
              <dd className={`text-right ${sum ? 'poster text-xl' : 'font-semibold'}`}>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="mt-2 border-t border-ink/25 pt-3 text-sm text-ink-2">{note}</p>}
      </div>
    </div>
  )
}
