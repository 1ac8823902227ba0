import { Link } from 'react-router-dom'
import type { listDemoKeys } from '#contract/auth'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { home } from '#text/messages/catalogs/home/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

// Types only: the contract's code would be in the home page's bundle.
const listDemoKeysEndpoint = { method: 'GET', path: '/api/demo' } as typeof listDemoKeys

/** One of the G-Keys of evaluation; the link fills it in. */
export function TestDrive() {
  const t = useMessages(home)
  const demo = useApiQuery(listDemoKeysEndpoint)
  const [code] = demo.data?.gKeys ?? []
  return (
    <Banner
      title={
        <>
          {t('testDrive.title')}{' '}
          <span className="code ml-2 font-semibold whitespace-nowrap text-brass-light">
            {code ?? 'GK-••••-••••-••••-••••'}
          </span>
        </>
      }
      action={
        <Link
          to={code ? `${paths.gKeyLogin.href}?key=${code}` : paths.gKeyLogin.href}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('testDrive.hint')}
        </Link>
      }
      className="mb-16 sm:mb-24"
    >
      {t('testDrive.text')}
    </Banner>
  )
}
