import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Tells a test account what it can do. */
export function EvaluationBanner() {
  const t = useMessages(workshop)
  return (
    <Banner title={t('evaluation')} className="mb-10">
      <RichText text={t('evaluationText')} tags={{ link: <Link to={paths.godfreyChat.href} className="link" /> }} />
    </Banner>
  )
}
