import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

export const rarities = ['common', 'uncommon', 'rare', 'legendary', 'masterpiece'] as const
export const obfuscationLevels = ['standard', 'enhanced', 'maximum'] as const

export const refusals = defineRefusals({ 'card-unknown': [404, 'Card not found'] })

const card = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  artist: z.string(),
  artworkImageUrl: z.string(),
  rarity: z.enum(rarities),
  scarcityCount: z.number(),
  scarcitySold: z.number(),
  /** Dollars. */
  price: z.number(),
  medium: z.string().nullable(),
  dimensions: z.string().nullable(),
  yearCreated: z.number().nullable(),
})
export type ArtCard = z.output<typeof card>

const params = z.object({ id: z.uuid() })

export const listCards = endpoint({ method: 'GET', path: '/api/fine-art/cards', reply: z.array(card) })

export const describeCard = endpoint({
  method: 'GET',
  path: '/api/fine-art/cards/:id',
  params,
  reply: card.extend({ scarcityInfo: z.object({ remainingCopies: z.number(), canPurchase: z.boolean() }) }),
})

export const describeProtection = endpoint({
  method: 'GET',
  path: '/api/fine-art/protection/:id',
  params,
  reply: z.object({ verificationCode: z.string(), obfuscationLevel: z.enum(obfuscationLevels) }),
})

export const showCardImage = endpoint({ method: 'GET', path: '/api/fine-art/cards/:id/image', params })
