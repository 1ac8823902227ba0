import { Link } from 'react-router-dom'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { useVerifyTexts } from './use-verify-texts.ts'
import { VerificationReport } from './VerificationReport.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Checks the copy in the public log, on its own page. */
export function CopyProof({ copyId }: { copyId: string }) {
  const t = useMessages(wallet)
  const { texts, code } = useVerifyTexts()
  return (
    <Section
      title={t('proof.title')}
      intro={t('proof.intro')}
      action={
        <Link to={`${paths.verify.href}?copy=${copyId}`} className="link inline-flex min-h-11 items-center">
          {t('proof.how')}
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
