import { Check, X } from 'lucide-react'
import { clsx } from 'clsx'
import type { VerifyTexts } from './use-verify-texts.ts'

/** What the public log proves and what it does not. */
export function ProofMeaning({ texts: { meaning }, isWide = false }: { texts: VerifyTexts; isWide?: boolean }) {
  return (
    <div className={clsx('grid gap-10', isWide ? 'pb-16 sm:grid-cols-2 sm:gap-16' : 'lg:pl-4')}>
      <Points title={meaning.title} points={meaning.proves} isProved />
      <Points title={meaning.notTitle} points={meaning.not} />
    </div>
  )
}

function Points({ title, points, isProved = false }: { title: string; points: string[]; isProved?: boolean }) {
  const Icon = isProved ? Check : X
  return (
    <section>
      <h2 className="poster text-poster-s">{title}</h2>
      <ul className="mt-4 grid max-w-measure gap-4">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-bone-2">
            <Icon
              aria-hidden="true"
              className={clsx('mt-1 size-4 shrink-0', isProved ? 'text-go-light' : 'text-lamp')}
              strokeWidth={2.5}
            />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
