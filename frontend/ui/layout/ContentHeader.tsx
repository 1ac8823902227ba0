import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { paths } from '#frontend/lib/paths.ts'
import { shell } from '#text/messages/catalogs/shell/en'

/** The header of a content page, with a link back to the home page. */
export function ContentHeader({ className = '', ...props }: Omit<ComponentProps<typeof PageHeader>, 'back'>) {
  const t = useMessages(shell)
  return (
    <PageHeader
      {...props}
      className={`[&_h1]:leading-[1.02] ${className}`}
      back={
        <Button variant="quiet" asChild>
          <Link to={paths.home.href}>
            <ArrowLeft aria-hidden="true" />
            {t('backToHome')}
          </Link>
        </Button>
      }
    />
  )
}
