import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Endpoint } from '#contract/http'
import { STAFF_SESSION_HEADER, deleteStaffSession, verifyStaffSession } from '#contract/auth/staff'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError } from './api-error.ts'
import { sendRequest } from './api-client.ts'
import { useApiQuery } from './use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems, getSessionItem } from '#frontend/lib/session-storage.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

/** The dashboards' refetch interval. */
export const REFRESH_SECONDS = 30

/** The header that authenticates every staff request. */
export function getStaffHeaders(): Record<string, string> {
  return { [STAFF_SESSION_HEADER]: getSessionItem('adminSessionId') ?? '' }
}

/** A staff query, refetched every 30 seconds. Calls `onExpired` when the server no longer accepts the session. */
export function useStaffQuery<E extends Endpoint>(
  endpoint: E,
  onExpired: () => void,
  input: Parameters<typeof useApiQuery<E>>[1] = {},
) {
  const read = useApiQuery(endpoint, { everySeconds: REFRESH_SECONDS, ...input, headers: getStaffHeaders() })
  const isOver = read.error instanceof ApiError && read.error.status === 401
  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver, onExpired])
  return { ...read, isOver }
}

/** Refetches all staff queries: after a decision, or when this page turns out to be outdated. */
export function updateStaffQueries(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => isStaffQuery(queryKey) && queryKey[0] !== verifyStaffSession.path,
  })
}

const isStaffQuery = ([address]: readonly unknown[]) =>
  /^\/api\/(admin|operator|godfrey\/analytics)\//.test(String(address))

/**
 * Ends the staff session, by choice (`signOut`) or because the server has ended it (`expire`). Both remove the
 * session's cached data.
 */
export function useStaffSignOut() {
  const t = useMessages(staffDashboard)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = useCallback(() => {
    deleteSessionItems('adminSessionId')
    cache.removeQueries({ predicate: ({ queryKey }) => isStaffQuery(queryKey) })
    void navigate(paths.adminLogin.href, { replace: true })
  }, [cache, navigate])

  /** The server no longer accepts this session. */
  const expire = useCallback(() => {
    // Several requests may fail at once; show one message.
    if (!getSessionItem('adminSessionId')) return
    leave()
    createToast({ title: t('sessionExpired'), description: t('logInAgain'), variant: 'destructive' })
  }, [leave, t])

  const signOut = useCallback(() => {
    const headers = getStaffHeaders()
    leave()
    createToast({ title: t('loggedOut'), description: t('adminSessionEnded') })
    // The session is removed from this browser whatever the server responds.
    sendRequest(deleteStaffSession, { headers }).catch(() => undefined)
  }, [leave, t])

  return { expire, signOut }
}
