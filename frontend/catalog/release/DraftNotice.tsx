import { Link } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

/** Above the page of a draft, which only its artist sees. `editHref` is where it is edited and published. */
export const DraftNotice = ({ editHref }: { editHref: string }) => (
  <Banner
    title="A draft"
    className="mt-6"
    action={
      <Button variant="quiet" asChild>
        <Link to={editHref}>Edit or publish</Link>
      </Button>
    }
  >
    Only you see this page. It will look like this; nothing can be bought before you publish it.
  </Banner>
)
