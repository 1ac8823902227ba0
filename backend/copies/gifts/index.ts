export { purgeGifts } from './purge-gifts.ts'
export { giftRoutes } from './routes.ts'
export { sendGift } from './send-gift.ts'
