import { createDateFormat } from '#frontend/lib/format-date.ts'
import { createCountFormat } from '#frontend/lib/format-number.ts'
import { getCheckpointSize } from './verification/kept-checkpoint.ts'
import type { VerificationResult } from './verification/run-verification.ts'
import type { VerifyTexts } from './use-verify-texts.ts'

interface VerifiedFactsProps {
  result: VerificationResult
  texts: VerifyTexts
  locale: string
}

/** What people compare by eye: counts, the log's fingerprint, and since when this browser knows the log. */
export function VerifiedFacts({ result, texts: { facts }, locale }: VerifiedFactsProps) {
  const { checkpoint, kept } = result
  const format = createCountFormat(locale)
  const formatDay = createDateFormat({ dateStyle: 'long' }, locale)
  const hands = result.kind === 'copy' ? result.edition.hands.get(result.copy) : undefined
  return (
    <dl className="mt-6 text-sm [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-6 [&>div]:border-t [&>div]:border-wall-3 [&>div]:py-2.5 [&_dd]:min-w-0 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-bone-3">
      {result.kind === 'copy' && (
        <div>
          <dt>{facts.sold}</dt>
          <dd>
            {format(result.edition.owned.size)} / {format(result.edition.copies)}
          </dd>
        </div>
      )}
      {result.kind === 'copy' && result.state === 'owned' && hands !== undefined && (
        <div>
          <dt>{facts.hands}</dt>
          <dd>{format(hands)}</dd>
        </div>
      )}
      <div>
        <dt>{facts.entries}</dt>
        <dd>{format(checkpoint.size)}</dd>
      </div>
      <div>
        <dt>{facts.root}</dt>
        <dd className="code">{formatFingerprint(checkpoint.root)}</dd>
      </div>
      <div>
        <dt>{facts.key}</dt>
        <dd className="code">
          {checkpoint.signedBy} {checkpoint.keyId}
        </dd>
      </div>
      <div>
        <dt>{facts.compared}</dt>
        <dd>
          {kept ? facts.earlierVisit(format(getCheckpointSize(kept.note)), formatDay(kept.at)) : facts.firstVisit}
        </dd>
      </div>
    </dl>
  )
}

/** The first 8 bytes in hexadecimal, as printed on certificates. */
function formatFingerprint(root: Uint8Array): string {
  const digits = Array.from(root.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${digits.slice(0, 8)} ${digits.slice(8)}…`
}
