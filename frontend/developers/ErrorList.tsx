import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { getApiDescription } from '#contract/http/openapi'
import type { EndpointReply } from '#contract/http'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { developerMessages } from '#text/messages/catalogs/developers/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Errors = EndpointReply<typeof getApiDescription>['components']['x-errors']

/** Every error code. The `type` of a problem leads here, to its code. */
export function ErrorList({ errors }: { errors: Errors }) {
  const t = useMessages(developerMessages)
  const { hash } = useLocation()
  // The description has been fetched after the browser looked for the place.
  useEffect(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView(), [hash])
  return (
    <Section title={t('errors.title')} intro={t('errors.intro')}>
      <dl className="border-b border-wall-3">
        {errors.map(({ code, status, message }) => (
          <div
            key={code}
            id={code}
            className="grid scroll-mt-24 gap-x-6 border-t border-wall-3 py-3 target:bg-wall-2 sm:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <dt>
              <code className="break-all">{code}</code> <span className="text-bone-3">{status}</span>
            </dt>
            <dd className="text-bone-2">{message}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
