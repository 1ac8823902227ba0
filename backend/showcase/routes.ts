import { publicAccess, route } from '#platform/route'
import * as api from './contract.ts'
import { listFeaturedArtists } from './list-featured.ts'

export const catalogRoutes = [route(api.listFeaturedArtists, publicAccess, listFeaturedArtists)]
