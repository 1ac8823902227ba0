import { useLocation, useRoutes } from 'react-router-dom'
import { listRoutes } from './list-routes.tsx'

/** Renders the page of the current address. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return useRoutes(listRoutes(pathname))
}
