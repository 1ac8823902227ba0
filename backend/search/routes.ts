import { defineRoute } from '#http/define-route'
import { publicAccess } from '#http/guards'
import * as api from './contract.ts'
import { listSearchResults } from './list-search-results.ts'

export const searchRoutes = [
  defineRoute(api.listSearchResults, publicAccess, ({ query }) => listSearchResults(query.q)),
]
