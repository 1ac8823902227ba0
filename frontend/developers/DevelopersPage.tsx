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
import { developerMessages } from '#text/messages/catalogs/developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** What programs may ask the product, for those who write them. */
export function DevelopersPage() {
  const t = useMessages(developerMessages)
  const read = useApiQuery(getApiDescription)
  if (read.isPending) return <PageSkeleton />
  if (!read.data) {
    return (
      <ErrorState
        title={t('unreadable')}
        message={getErrorMessage(read.error, t('unreadableText'))}
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
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button asChild>
            <a href={getApiDescription.path}>{t('document')}</a>
          </Button>
        }
      />
      <Section title={t('rules')} layout="split">
        <Prose>
          <p>
            <RichText
              text={t('rules.tokens', { perMinute: TOKEN_CALLS_PER_MINUTE })}
              tags={{
                code: <code className="text-[0.85em]" />,
                link: <Link to={paths.workshopDevelopers.href} className="link" />,
              }}
            />
          </p>
          <p>
            <RichText
              text={t('rules.errors')}
              tags={{
                code: <code className="text-[0.85em]" />,
                code2: <code className="text-[0.85em]" />,
                code3: <code className="text-[0.85em]" />,
              }}
            />
          </p>
          <p>
            <RichText text={t('rules.repeats')} tags={{ code: <code className="text-[0.85em]" /> }} />
          </p>
          <p>{t('rules.changes')}</p>
        </Prose>
      </Section>
      <CallList paths={read.data.paths} />
      <ErrorList errors={read.data.components['x-errors']} />
    </>
  )
}
