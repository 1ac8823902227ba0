import { Link } from 'react-router-dom'
import { TOKEN_CALLS_PER_MINUTE } from '#contract/http/access-tokens'
import { getApiDescription } from '#contract/http/openapi'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { CallList } from './CallList.tsx'
import { ErrorList } from './ErrorList.tsx'

/** What programs may ask the product, for those who write them. */
export function DevelopersPage() {
  const read = useApiQuery(getApiDescription)
  if (read.isPending) return <PageSkeleton />
  if (!read.data) {
    return (
      <ErrorState
        title="The description could not be fetched"
        message={getErrorMessage(read.error, 'We could not be reached. Try again in a moment.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
        isPageTitle
        className="my-16"
      />
    )
  }
  return (
    <>
      <PageHeader
        title="Developers"
        lead="Every call that these pages make, for programs of your own. The description is built from the code that reads the calls."
        actions={
          <Button asChild>
            <a href={getApiDescription.path}>OpenAPI 3.1 document</a>
          </Button>
        }
      />
      <Section title="Rules" layout="split">
        <Prose>
          <p>
            Bodies and answers are JSON. A program of an artist sends an access token,{' '}
            <code className="text-[0.85em]">Authorization: Bearer …</code>, which is created in the workshop under{' '}
            <Link to={paths.workshopDevelopers.href} className="link">
              Developers
            </Link>
            . It opens the calls that name one of its scopes, {TOKEN_CALLS_PER_MINUTE} times a minute.
          </p>
          <p>
            An error has a fixed code in <code className="text-[0.85em]">error</code> and a sentence in{' '}
            <code className="text-[0.85em]">message</code>, whose wording may change. With 429 and 503, wait for the
            seconds in <code className="text-[0.85em]">Retry-After</code>.
          </p>
          <p>
            A POST with an <code className="text-[0.85em]">Idempotency-Key</code>, such as a UUID, is done once: after a
            broken connection the same request with the same key gets the first one’s reply, for a day.
          </p>
          <p>
            Fields and calls may be added at any time: ignore what you do not know. A call is removed, or its meaning
            changed, no sooner than six months after the changelog announced it.
          </p>
        </Prose>
      </Section>
      <CallList paths={read.data.paths} />
      <ErrorList errors={read.data.components['x-errors']} />
    </>
  )
}
