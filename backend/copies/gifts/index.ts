export { purgeGifts } from './purge-gifts.ts'
export { giftRoutes } from './routes.ts'
export { sendGift } from './send-gift.ts'
export { sendGiftTaken } from './send-gift-taken.ts'
