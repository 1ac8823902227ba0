import { anyone, route } from '#platform/route'
import { describeCard, describeProtection, listCards } from './art-card.ts'
import * as api from './contract.ts'
import { showCardImage } from './show-card-image.ts'

export const fineArtRoutes = [
  route(api.listCards, anyone, listCards),
  route(api.describeCard, anyone, ({ params }) => describeCard(params.id)),
  route(api.describeProtection, anyone, ({ params }) => describeProtection(params.id)),
  route(api.showCardImage, anyone, ({ params, ctx }) => showCardImage(params.id, ctx.get('if-none-match'))),
]
