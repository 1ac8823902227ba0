import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Endpoint } from '#contract/platform'
import { STAFF_SESSION_HEADER, logOut, verifyStaffSession } from '#contract/admin'
import { showToast } from '#ui/Toast'
import { CallError, call, useRead } from '#web/api'
import { paths } from '#web/paths'
import { forget, recall } from '#web/session-keys'

/** The dashboard asks again this often. */
export const REFRESH_SECONDS = 30

/** What every staff call carries. */
export function staffHeaders(): Record<string, string> {
  return { [STAFF_SESSION_HEADER]: recall('adminSessionId') ?? '' }
}

/** A read that only staff may make, again every half a minute; `onExpired` when the server no longer knows the session. */
export function useStaffRead<E extends Endpoint>(
  endpoint: E,
  onExpired: () => void,
  input: Parameters<typeof useRead<E>>[1] = {},
) {
  const read = useRead(endpoint, { everySeconds: REFRESH_SECONDS, ...input, headers: staffHeaders() })
  const isOver = read.error instanceof CallError && read.error.status === 401
  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver, onExpired])
  return { ...read, isOver }
}

/** Reads the dashboard anew: something was decided, or stands otherwise than this screen thought. */
export function refreshStaff(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => isStaffCall(queryKey) && queryKey[0] !== verifyStaffSession.path,
  })
}

const isStaffCall = ([address]: readonly unknown[]) =>
  /^\/api\/(admin|operator|godfrey\/analytics)\//.test(String(address))

/** The two ways out. Either leaves nothing behind that this session read. */
export function useStaffExit() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = useCallback(() => {
    forget('adminSessionId')
    cache.removeQueries({ predicate: ({ queryKey }) => isStaffCall(queryKey) })
    void navigate(paths.adminLogin, { replace: true })
  }, [cache, navigate])

  /** The server no longer knows this session. */
  const expire = useCallback(() => {
    // Several calls may hear it at once; it is said once.
    if (!recall('adminSessionId')) return
    leave()
    showToast({ title: 'Session Expired', description: 'Please log in again', variant: 'destructive' })
  }, [leave])

  const signOut = useCallback(() => {
    const headers = staffHeaders()
    leave()
    showToast({ title: 'Logged Out', description: 'Admin session ended' })
    // Whatever the server says, this browser has forgotten the session.
    call(logOut, { headers }).catch(() => undefined)
  }, [leave])

  return { expire, signOut }
}
