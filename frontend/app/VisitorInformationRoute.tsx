import { VisitorInformationPage } from '#frontend/content/VisitorInformationPage.tsx'
import { NewsletterForm } from '#frontend/newsletter/NewsletterForm.tsx'

/** The page with the newsletter form, which `content` may not import itself. */
export function VisitorInformationRoute() {
  return <VisitorInformationPage stayUpdated={<NewsletterForm />} />
}
