import { defineRoute } from '#http/define-route'
import { publicAccess } from '#http/guards'
import * as api from './contract.ts'
import { searchCatalog } from './search-catalog.ts'

export const searchRoutes = [defineRoute(api.searchCatalog, publicAccess, ({ query }) => searchCatalog(query.q))]
