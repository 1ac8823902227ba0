import { Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createPage } from './create-page.tsx'
import { RootLayout } from './RootLayout.tsx'
import { type PageRoute, notFoundRoute, routes } from './routes.ts'

function toRouteObject(route: PageRoute): RouteObject {
  const { path, standalone } = route
  const Page = createPage(route)
  return {
    path,
    element: standalone ? (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    ) : (
      <Page />
    ),
  }
}

const framedRoutes = routes.filter(({ standalone }) => !standalone).map(toRouteObject)
const standaloneRoutes = routes.filter(({ standalone }) => standalone).map(toRouteObject)
const notFound = toRouteObject(notFoundRoute)
/** One element for all pages, so that the frame stays when another page is opened. */
const frame = <RootLayout />

const getFirstPart = (path = '') => path.split('/')[1]?.toLowerCase()

/**
 * The routes that an address may match: those that begin as it does, for no route begins with a parameter. Ranking all
 * hundred of them was a tenth of a phone's work at its first render.
 */
export function listRoutes(pathname: string): RouteObject[] {
  // The router decodes what is encoded.
  const mayMatch = ({ path }: RouteObject) => pathname.includes('%') || getFirstPart(path) === getFirstPart(pathname)
  return [
    ...standaloneRoutes.filter(mayMatch),
    { element: frame, children: [...framedRoutes.filter(mayMatch), notFound] },
  ]
}
