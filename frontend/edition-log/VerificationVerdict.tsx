import { BadgeAlert, BadgeCheck, BadgeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { listSameRecordings } from '#contract/catalog/recordings'
import { getCheckpoint } from '#contract/edition-log'
import { downloadBlob } from '#frontend/api/download-file.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { createCountFormat } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import type { KeptCheckpoint } from './verification/kept-checkpoint.ts'
import type { VerificationResult } from './verification/run-verification.ts'
import type { VerifyTexts } from './use-verify-texts.ts'
import { VerifiedFacts } from './VerifiedFacts.tsx'

/** The title of a verdict, what it is about, and one sentence. */
function Verdict({
  icon,
  title,
  about,
  children,
}: Record<'icon' | 'title', ReactNode> & { about?: string; children: ReactNode }) {
  return (
    <div className="mb-7 border-b border-wall-3 pb-7">
      <h2 className="poster flex items-center gap-3 text-poster-m">
        {icon}
        {title}
      </h2>
      {about && <p className="mt-4 text-lg font-semibold [overflow-wrap:anywhere]">{about}</p>}
      {children}
    </div>
  )
}

const ICON_CLASSES = 'size-9 shrink-0'

export function VerifiedResult({
  result,
  texts,
  locale,
}: {
  result: VerificationResult
  texts: VerifyTexts
  locale: string
}) {
  const isVoid = result.kind === 'copy' && (result.state === 'voided' || result.state === 'transferred')
  const icon = isVoid ? (
    <BadgeAlert aria-hidden="true" className={`${ICON_CLASSES} text-brass`} />
  ) : (
    <BadgeCheck aria-hidden="true" className={`${ICON_CLASSES} text-go-light`} />
  )
  return (
    <Verdict
      icon={icon}
      title={texts.verified}
      {...(result.kind !== 'log' && { about: texts.by(result.edition.title, result.edition.artist) })}
    >
      <p className="mt-2 max-w-measure text-lg text-bone-2">{formatVerdict(result, texts, locale)}</p>
      {result.kind !== 'log' && <SameRecordings editionId={result.edition.id} texts={texts} locale={locale} />}
      <VerifiedFacts result={result} texts={texts} locale={locale} />
    </Verdict>
  )
}

/** Which other editions hold the same recording: we say it, the log does not. */
function SameRecordings({ editionId, texts, locale }: { editionId: string; texts: VerifyTexts; locale: string }) {
  const read = useApiQuery(listSameRecordings, { params: { id: editionId } })
  const format = createCountFormat(locale)
  return read.data?.map(({ songId, title, copies }) => (
    <p key={songId} className="mt-2 max-w-measure text-bone-2 [overflow-wrap:anywhere]">
      {texts.alsoReleased(title, format(copies))}
    </p>
  ))
}

function formatVerdict(result: VerificationResult, { verdicts }: VerifyTexts, locale: string): string {
  const format = createCountFormat(locale)
  switch (result.kind) {
    case 'copy':
      return verdicts[result.state](format(result.copy), format(result.edition.copies))
    case 'edition':
      return verdicts.edition(format(result.edition.copies), format(result.edition.owned.size))
    case 'log':
      return verdicts.log(format(result.editions), format(result.sold))
  }
}

interface RefutationProps {
  message: string
  kept: KeptCheckpoint | undefined
  texts: VerifyTexts
}

/** The check has failed. The checkpoint of an earlier visit is evidence, so it can be saved and is not replaced. */
export function Refutation({ message, kept, texts: { refuted } }: RefutationProps) {
  const saveEvidence = async () => {
    const now = await fetch(getCheckpoint.path)
      .then((response) => response.text())
      .catch(String)
    const parts = [
      `${message}\n${location.origin}, ${new Date().toISOString()}`,
      `Kept on ${kept?.at}:\n${kept?.note}`,
      `Shown now:\n${now}`,
    ]
    downloadBlob(new Blob([parts.join('\n\n')], { type: 'text/plain' }), 'edition-log-evidence.txt')
  }
  return (
    <Verdict icon={<BadgeX aria-hidden="true" className={`${ICON_CLASSES} text-lamp`} />} title={refuted.title}>
      <p className="mt-4 max-w-measure text-lg text-bone-2">{refuted.lead}</p>
      <p lang="en" className="code mt-4 border-l-4 border-lamp py-1 pl-4 text-sm [overflow-wrap:anywhere]">
        {message}
      </p>
      {kept && (
        <>
          <Button variant="quiet" className="mt-6" onClick={() => void saveEvidence()}>
            {refuted.evidence}
          </Button>
          <p className="mt-2 max-w-measure text-sm text-bone-3">{refuted.evidenceHint}</p>
        </>
      )}
    </Verdict>
  )
}

export function Unknown({ texts: { unknown } }: { texts: VerifyTexts }) {
  return (
    <Verdict icon={<BadgeX aria-hidden="true" className={`${ICON_CLASSES} text-lamp`} />} title={unknown.title}>
      <p className="mt-4 max-w-measure text-lg text-bone-2">{unknown.lead}</p>
    </Verdict>
  )
}

interface UnavailableProps {
  cause: 'connection' | 'browser'
  texts: VerifyTexts
  onRetry: () => void
}

export function Unavailable({ cause, texts: { unavailable }, onRetry }: UnavailableProps) {
  return (
    <Verdict
      icon={<BadgeAlert aria-hidden="true" className={`${ICON_CLASSES} text-bone-3`} />}
      title={unavailable.title}
    >
      <p className="mt-4 max-w-measure text-lg text-bone-2">{unavailable[cause]}</p>
      <Button variant="quiet" className="mt-6" onClick={onRetry}>
        {unavailable.retry}
      </Button>
    </Verdict>
  )
}
