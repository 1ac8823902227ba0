import { Link } from 'react-router-dom'
import type { listDemoKeys } from '#contract/auth'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'

// Types only: the contract's code would be in the home page's bundle.
const listDemoKeysEndpoint = { method: 'GET', path: '/api/demo' } as typeof listDemoKeys

/** One of the G-Keys of evaluation; the link fills it in. */
export function TestDrive() {
  const demo = useApiQuery(listDemoKeysEndpoint)
  const [code] = demo.data?.gKeys ?? []
  return (
    <Banner
      title={
        <>
          Test-drive code{' '}
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
          Choose Members -&gt; Take a Tour
        </Link>
      }
      className="mb-16 sm:mb-24"
    >
      This G-Key is for evaluation: it opens the whole workshop for free. Payments and real Keymails stay closed.
    </Banner>
  )
}
