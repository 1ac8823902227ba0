import { defineRoute } from '#http/define-route'
import { requireProductionArtist } from '#http/guards'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { updateArtistAddress as describeUpdate } from './contract.ts'
import { updateArtistAddress } from './update-artist-address.ts'

/** Answers tell which names are taken. */
const RATE_LIMIT = { hits: 30, seconds: 3600 }

export const addressRoutes = [
  defineRoute(describeUpdate, requireProductionArtist, async ({ body, session }) => {
    await consumeRateLimit(`addresses:${session.artistId}`, RATE_LIMIT)
    return updateArtistAddress(session.artistId, body.name)
  }),
]
