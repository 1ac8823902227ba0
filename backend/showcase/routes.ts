import { anyone, route } from '#platform/route'
import * as api from './contract.ts'
import { listFeatured } from './list-featured.ts'

export const showcaseRoutes = [route(api.listFeatured, anyone, listFeatured)]
