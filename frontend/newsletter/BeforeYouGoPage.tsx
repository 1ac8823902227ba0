import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FreeGraphics } from './FreeGraphics.tsx'

/** Free graphics and the feedback form. */
export function BeforeYouGoPage() {
  return (
    <>
      <PageHeader
        title="Before You Go"
        lead="Take a graphic with you, drawn here, free, large enough to print. And tell us what we should do better."
        actions={
          <>
            <Button variant="quiet" asChild>
              <Link to={paths.browseMusic.href}>Browse Music</Link>
            </Button>
            <Button variant="quiet" asChild>
              <Link to={paths.home.href}>Back to Home</Link>
            </Button>
          </>
        }
      />
      <FreeGraphics />
      <FeedbackForm />
    </>
  )
}
