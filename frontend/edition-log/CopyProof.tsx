import { Link } from 'react-router-dom'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { useVerifyTexts } from './use-verify-texts.ts'
import { VerificationReport } from './VerificationReport.tsx'

/** Checks the copy in the public log, on its own page. */
export function CopyProof({ copyId }: { copyId: string }) {
  const { texts, code } = useVerifyTexts()
  return (
    <Section
      title="In the public log"
      intro="Checked in your browser just now, by a program that you can read and run without us."
      action={
        <Link to={`${paths.verify.href}?copy=${copyId}`} className="link inline-flex min-h-11 items-center">
          How this works
        </Link>
      }
      layout="split"
    >
      <div lang={code}>
        <VerificationReport key={copyId} subject={{ kind: 'copy', id: copyId }} texts={texts} locale={code} />
      </div>
    </Section>
  )
}
