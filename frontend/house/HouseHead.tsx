import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#ui/Button'
import { PageHead } from '#ui/PageHead'
import { paths } from '#web/paths'

/** The title of a page of words, with the way back above it. */
export function HouseHead({ className = '', ...props }: Omit<ComponentProps<typeof PageHead>, 'back'>) {
  return (
    <PageHead
      {...props}
      className={`[&_h1]:leading-[1.02] ${className}`}
      back={
        <Button look="quiet" asChild>
          <Link to={paths.home}>
            <ArrowLeft aria-hidden="true" />
            Back to Home
          </Link>
        </Button>
      }
    />
  )
}
