import { Link } from 'react-router-dom'
import { Button } from '#ui/Button'
import { PageHeader } from '#ui/PageHead'
import { paths } from '#web/paths'

export function NotFoundPage() {
  return (
    <PageHeader
      title="Page not found"
      size="poster"
      lead="There is no door at this address. The house is still open, though."
      actions={
        <Button asChild>
          <Link to={paths.start}>Return to Home</Link>
        </Button>
      }
    />
  )
}
