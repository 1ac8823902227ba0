import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { paths } from '#web/paths'
import { House, type Known, cacheOf } from './House.tsx'

/** The screens that begin the same for everybody. */
export const screens: string[] = [
  paths.home,
  paths.fanVisitorChoice,
  paths.browseMusic,
  paths.redeemKeymail,
  paths.gKeyLogin,
  paths.governanceInfo,
  paths.copyrightMaterial,
  paths.generateIncome,
  paths.visitorInformation,
  paths.publicShowcase,
  paths.fineArt,
  paths.fineArtGallery,
  paths.ourStaff,
  paths.contactUs,
  paths.advertising,
  paths.privacyPolicy,
  paths.termsOfService,
  paths.requestCorrection,
]

/** A screen before anything was fetched: `html` is seen while its code is on the way, `reads` are the calls it opens with. */
export type DrawnScreen = { html: string; reads: string[] }

/** Draws a screen: while building with nothing known, on the server (`drawings` of the frontend) with what hangs today. */
export async function drawAhead(address: string, known?: Known): Promise<DrawnScreen> {
  const cache = cacheOf(known)
  const { prelude } = await prerenderToNodeStream(
    <House cache={cache} inRouter={(inside) => <StaticRouter location={address}>{inside}</StaticRouter>} />,
    {
      // All in its place: what React would put there later needs a script in the page, which the page's policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  let html = ''
  for await (const part of prelude) html += String(part)
  // A query's key begins with the address that it reads.
  const asked = cache
    .getQueryCache()
    .findAll({ predicate: ({ options }) => !('enabled' in options) || options.enabled !== false })
  return { html, reads: asked.map(({ queryKey }) => String(queryKey[0])) }
}
