import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

/** Tells a test account what it can do. */
export function EvaluationBanner() {
  return (
    <Banner title="Evaluation mode" className="mb-10">
      You can look into every room and preview uploads and Keymails. Payments and real Keymails need a production G-Key:{' '}
      <Link to={paths.godfreyChat.href} className="link">
        contact Godfrey to upgrade
      </Link>
      .
    </Banner>
  )
}
