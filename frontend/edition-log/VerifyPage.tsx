import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Language } from '#contract/text'
import { LANGUAGES } from '#frontend/godfrey/languages.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { ProofMeaning } from './ProofMeaning.tsx'
import { parseSubjectQuery, type Subject } from './verification/subject.ts'
import { useVerifyTexts } from './use-verify-texts.ts'
import { VerificationForm } from './VerificationForm.tsx'
import { VerificationReport } from './VerificationReport.tsx'
import { VerifierProgram } from './VerifierProgram.tsx'

/**
 * Checks a copy, an edition or the whole public log in the browser. Certificates link here with a QR code, so the address
 * names the copy.
 */
export function VerifyPage() {
  const [search, setSearch] = useSearchParams()
  const { texts, language, code, setLanguage } = useVerifyTexts()
  /** Proofs and the whole log have no address. */
  const [given, setGiven] = useState<Subject>()
  const [checks, setChecks] = useState(0)
  const subject = parseSubjectQuery(search) ?? given

  const check = (next: Subject) => {
    setChecks(checks + 1)
    setGiven(next)
    setSearch(next.kind === 'copy' || next.kind === 'edition' ? { [next.kind]: next.id } : {}, {
      preventScrollReset: true,
    })
  }
  return (
    <div lang={code}>
      <PageHeader title={texts.title} tabTitle={texts.tabTitle} lead={texts.lead} className="pb-8! sm:pb-10!" />
      <div className="grid items-start gap-x-16 gap-y-10 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <VerificationForm texts={texts} onSubmit={check} />
          <label className="mt-8 block max-w-56 text-sm">
            <span className="mb-2 block font-semibold">{texts.language}</span>
            <Select value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
              {Object.entries(LANGUAGES).map(([value, { name, code }]) => (
                <option key={value} value={value} lang={code}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
        </div>
        {subject ? (
          // On a phone, whoever scanned a certificate sees what came out first.
          <div className="min-w-0 max-lg:order-first">
            <VerificationReport key={`${checks} ${search.toString()}`} subject={subject} texts={texts} locale={code} />
          </div>
        ) : (
          <ProofMeaning texts={texts} />
        )}
      </div>
      {subject && <ProofMeaning texts={texts} isWide />}
      <VerifierProgram texts={texts} />
    </div>
  )
}
