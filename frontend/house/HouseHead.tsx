import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#ui/Button'
import { PageHeader } from '#ui/PageHead'
import { paths } from '#web/paths'

/** The header of a content page, with a link back to the home page. */
export function ContentHeader({ className = '', ...props }: Omit<ComponentProps<typeof PageHeader>, 'back'>) {
  return (
    <PageHeader
      {...props}
      className={`[&_h1]:leading-[1.02] ${className}`}
      back={
        <Button variant="quiet" asChild>
          <Link to={paths.home}>
            <ArrowLeft aria-hidden="true" />
            Back to Home
          </Link>
        </Button>
      }
    />
  )
}
