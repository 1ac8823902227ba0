import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { paths } from '#frontend/lib/paths.ts'

export function NotFoundPage() {
  return (
    <PageHeader
      title="Page not found"
      size="poster"
      lead="There is no page at this address. Everything else is still open, though."
      actions={
        <Button asChild>
          <Link to={paths.start.href}>Return to Home</Link>
        </Button>
      }
    />
  )
}
