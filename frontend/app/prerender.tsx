import { AsyncLocalStorage } from 'node:async_hooks'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { type Language, languages } from '#contract/text'
import { updateLanguageSource } from '#frontend/lib/messages/current-language.ts'
import { buildLanguagePath, buildLanguagePrefix, parseLanguagePath } from '#text/messages/language-path'
import { App } from './App.tsx'
import { type InitialData, createQueryClient } from '#frontend/api/query-client.ts'

const languageOfRender = new AsyncLocalStorage<Language>()
updateLanguageSource(() => languageOfRender.getStore() ?? 'english')

const samePaths = [
  paths.home.path,
  paths.fanVisitorChoice.path,
  paths.browseMusic.path,
  paths.redeemKeymail.path,
  paths.gKeyLogin.path,
  paths.governanceInfo.path,
  paths.copyrightMaterial.path,
  paths.generateIncome.path,
  paths.visitorInformation.path,
  paths.publicShowcase.path,
  paths.fineArt.path,
  paths.fineArtGallery.path,
  paths.verify.path,
  paths.virtualBoombox.path,
  paths.ourStaff.path,
  paths.contactUs.path,
  paths.advertising.path,
  paths.privacyPolicy.path,
  paths.termsOfService.path,
  paths.requestCorrection.path,
]

/** Pages of people who are signed in: whoever is not is led on to the sign-in, and sees nothing of them before. */
const ownPaths: string[] = [paths.wallet.path]

/** Pages whose first render is the same for everybody who sees it, in every language. */
export const prerenderedPaths: string[] = languages.flatMap((language) =>
  [...samePaths, ...ownPaths].map((path) => buildLanguagePath(language, path)),
)

/**
 * A page rendered before any data is fetched: `html` is shown while the code loads, `reads` are the URLs it fetches
 * first. `isOwn`: it is for browsers with a session only. `isDeferred`: its code waits until it is painted.
 */
export type PrerenderedPage = { html: string; reads: string[]; isOwn: boolean; isDeferred: boolean }

/**
 * Renders a page to HTML: without data at build time, and on the server with current data (the gallery's first cards).
 */
export function renderPrerenderedPage(path: string, initialData?: InitialData): Promise<PrerenderedPage> {
  const { language } = parseLanguagePath(path)
  return languageOfRender.run(language, () => renderInLanguage(language, path, initialData))
}

async function renderInLanguage(language: Language, path: string, initialData?: InitialData): Promise<PrerenderedPage> {
  const queryClient = createQueryClient(initialData)
  const { prelude } = await prerenderToNodeStream(
    <App
      queryClient={queryClient}
      renderRouter={(children) => (
        <StaticRouter basename={buildLanguagePrefix(language)} location={path}>
          {children}
        </StaticRouter>
      )}
    />,
    {
      // Never stream late chunks: React would move them into place with an inline script, which the content security
      // policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  // A query key starts with the URL.
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ options }) => !('enabled' in options) || options.enabled !== false })
  const { path: pagePath } = parseLanguagePath(path)
  const isOwn = ownPaths.includes(pagePath)
  // The home page's budget of code has no room for what defers it (0188).
  const isDeferred = pagePath !== paths.home.path
  return { html, reads: queries.map(({ queryKey }) => String(queryKey[0])), isOwn, isDeferred }
}
