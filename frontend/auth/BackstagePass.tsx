import type { ReactNode } from 'react'
import { gKeySignIn } from '#text/messages/catalogs/g-key-sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface BackstagePassProps {
  /** Printed large: the artist's name or a placeholder. */
  name: string
  code: string
  kind: 'production' | 'test'
  /** Rows below the code. */
  facts?: readonly { label: string; value: ReactNode }[]
}

/** Shows a G-Key as a laminated pass on a lanyard, with the state of its account. */
export function BackstagePass({ name, code, kind, facts = [] }: BackstagePassProps) {
  const t = useMessages(gKeySignIn)
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length), 1)
  const size = name.length > 26 ? 'var(--text-xl)' : name.length > 16 ? 'var(--text-poster-s)' : 'var(--text-poster-m)'
  return (
    <div className="relative w-full max-w-[23rem] lg:mx-auto print:hidden">
      <div
        aria-hidden="true"
        className="absolute bottom-full left-1/2 -z-10 -mb-7 h-[40rem] w-7 -translate-x-1/2 bg-[repeating-linear-gradient(135deg,#14512f_0_7px,#0f4026_7px_14px)] shadow-lift max-lg:hidden"
      />
      <div
        aria-hidden="true"
        className="absolute -top-2 left-1/2 z-10 h-9 w-4 -translate-x-1/2 rounded-sm bg-[linear-gradient(90deg,#5f6b64,#cfd8d2_45%,#6f7b74)] max-lg:hidden"
      />
      <div className="relative overflow-hidden rounded-lg bg-[linear-gradient(155deg,#f0c878,#e2ae52_38%,#b98330)] text-brass-ink shadow-paper">
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[linear-gradient(112deg,#fff0_22%,#ffffff4d_34%,#ffffff1a_41%,#fff0_52%)]"
        />
        <div className="relative px-6 pt-4 pb-6">
          <div
            aria-hidden="true"
            className="mx-auto h-3 w-14 rounded-full bg-wall-deep shadow-[inset_0_2px_3px_#000]"
          />
          <p className="mt-5 flex items-baseline justify-between gap-4 font-semibold">
            <span>{t('backstage')}</span>
            <span>{kind === 'test' ? t('evaluation') : t('allAreas')}</span>
          </p>
          <div className="@container mt-2 flex min-h-18 items-start">
            {/* The longest word sets the font size, so that no name breaks within a word. */}
            <p
              className="poster min-w-0 leading-none wrap-break-word"
              style={{ fontSize: `min(${size}, ${(100 / (longestWord * 0.53)).toFixed(1)}cqi)` }}
            >
              {name}
            </p>
          </div>
        </div>
        <div className="relative border-t-2 border-dashed border-[#1c130466] bg-[#1c1304] px-6 pt-4 pb-5 text-bone">
          <p className="text-xs text-bone-2">G-Key</p>
          <p className="code mt-0.5 text-[clamp(0.8125rem,4vw,1rem)] font-semibold whitespace-nowrap text-brass-light">
            {code}
          </p>
          {facts.length > 0 && (
            <dl className="mt-4 grid gap-x-4 gap-y-1.5 text-sm">
              {facts.map(({ label, value }) => (
                <div
                  key={label}
                  className="flex items-baseline justify-between gap-4 border-t border-[#e2ae5233] pt-1.5"
                >
                  <dt className="shrink-0 text-bone-2">{label}</dt>
                  <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </div>
  )
}
