import type { Context } from 'koa'
import { updateCaller } from '#runtime/request-context'
import { ApiError } from './api-error.ts'
import { commonErrors } from './contract.ts'
import { getSession, getSessionBatched, type Session } from './sessions/session.ts'
import { getOrStartSession } from './sessions/start-session.ts'

/** Decides who may call and returns what the handler knows about the caller. Throws an ApiError for everyone else. */
export type Guard<S> = (ctx: Context) => Promise<S>

export type ArtistSession = Session & { artistId: string; accountType: 'test' | 'production' }

const buildNoSessionError = () => new ApiError(commonErrors['no-session'])

/** Anyone; no session is looked up. */
export const publicAccess: Guard<undefined> = () => Promise.resolve(undefined)

/** Anyone; with the session if there is one. */
export const optionalSession: Guard<Session | undefined> = getSession

/** Anyone; starts an anonymous session if there is none. */
export const ensureSession: Guard<Session> = getOrStartSession

/** Anyone with a session, anonymous ones included. */
export const requireSession: Guard<Session> = async (ctx) => {
  const session = await getSession(ctx)
  if (!session) throw buildNoSessionError()
  updateCaller('signed-in')
  return session
}

/** The same for calls of a rush: lookups that wait in this process at the same moment share a statement. */
export const requireSessionBatched: Guard<Session> = async (ctx) => {
  const session = await getSessionBatched(ctx)
  if (!session) throw buildNoSessionError()
  updateCaller('signed-in')
  return session
}

/** Artists signed in with a G-Key, test accounts included. */
export const requireArtist: Guard<ArtistSession> = async (ctx) => {
  const session = await getSession(ctx)
  if (!session?.artistId) throw buildNoSessionError()
  updateCaller('signed-in')
  return session as ArtistSession
}

/** Artists signed in with a production G-Key. */
export const requireProductionArtist: Guard<ArtistSession> = async (ctx) => {
  const session = await requireArtist(ctx)
  if (session.accountType !== 'production') throw new ApiError(commonErrors['test-account'])
  return session
}
