import { z } from 'zod'
import { languages } from '#contract/text'
import { defineJob } from '#queue/define-job'

/** To the recipient, in the language of the giver: no other is known. */
export const sendGiftJob = defineJob({
  name: 'copies.send-gift',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid(), language: z.enum(languages).default('english') }),
})

/** To the giver, once the gift was taken. */
export const sendGiftTakenJob = defineJob({
  name: 'copies.send-gift-taken',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid() }),
})

/** Asks the owner of a copy, in the language they asked in, to confirm that they hand it over. */
export const sendTransferConfirmationJob = defineJob({
  name: 'copies.send-transfer-confirmation',
  kind: 'mail',
  payload: z.object({ giftId: z.uuid(), language: z.enum(languages).default('english') }),
})
