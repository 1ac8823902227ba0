import { Link } from 'react-router-dom'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'

/** The way from an account to its archive and its end. */
export function YourDataPanel() {
  const t = useMessages(personalData)
  return (
    <Section id="your-data" title={t('panel.title')} intro={t('panel.text')} layout="split">
      <Button variant="quiet" asChild>
        <Link to={paths.yourData.href}>{t('panel.link')}</Link>
      </Button>
    </Section>
  )
}
