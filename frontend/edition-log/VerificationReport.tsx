import { useState } from 'react'
import type { Verification } from './verification/run-verification.ts'
import { STEPS, type Subject } from './verification/subject.ts'
import { useVerification } from './verification/use-verification.ts'
import type { VerifyTexts } from './use-verify-texts.ts'
import { VerificationSteps } from './VerificationSteps.tsx'
import { Refutation, Unavailable, Unknown, VerifiedResult } from './VerificationVerdict.tsx'

interface VerificationReportProps {
  subject: Subject
  texts: VerifyTexts
  /** BCP 47 tag for counts and dates. */
  locale: string
}

/** Checks the subject at once and shows each step and what came out. Another subject needs another `key`. */
export function VerificationReport(props: VerificationReportProps) {
  const [attempt, setAttempt] = useState(0)
  return <SingleReport key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function SingleReport({ subject, texts, locale, onRetry }: VerificationReportProps & { onRetry: () => void }) {
  const verification = useVerification(subject)
  return (
    <div className="min-w-0 rounded-lg border border-wall-3 bg-wall-1 p-6 sm:p-8">
      {/* A live region must exist before its message for that to be announced. */}
      <div aria-live="polite">
        <Verdict verification={verification} texts={texts} locale={locale} onRetry={onRetry} />
      </div>
      {verification.state !== 'unknown' && (
        <VerificationSteps names={STEPS[subject.kind]} verification={verification} texts={texts} locale={locale} />
      )}
    </div>
  )
}

interface VerdictProps extends Omit<VerificationReportProps, 'subject'> {
  verification: Verification
  onRetry: () => void
}

function Verdict({ verification, texts, locale, onRetry }: VerdictProps) {
  switch (verification.state) {
    case 'running':
      return null
    case 'verified':
      return <VerifiedResult result={verification.result} texts={texts} locale={locale} />
    case 'refuted':
      return <Refutation message={verification.message} kept={verification.kept} texts={texts} />
    case 'unknown':
      return <Unknown texts={texts} />
    case 'unavailable':
      return <Unavailable cause={verification.cause} texts={texts} onRetry={onRetry} />
  }
}
