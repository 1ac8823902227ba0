import { Suspense } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
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

const routeObjects: RouteObject[] = [
  ...routes.filter(({ standalone }) => standalone).map(toRouteObject),
  {
    element: <RootLayout />,
    children: [...routes.filter(({ standalone }) => !standalone), notFoundRoute].map(toRouteObject),
  },
]

/** Renders the page of the current address. */
export function AppRoutes() {
  return useRoutes(routeObjects)
}
