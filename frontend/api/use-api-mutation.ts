import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Endpoint, EndpointReply } from '#contract/http'
import { type RequestInput, sendRequest } from './api-client.ts'

interface MutationCallbacks<Reply> {
  onSuccess?: (reply: Reply) => void
  onError?: (error: Error) => void
  onSettled?: () => void
}

/**
 * Mutates through an endpoint. On success, refetches every query on the paths in `refresh`, whatever their parameters. The
 * caller's callbacks run before that, because the refetch may unmount the component that shows their result.
 */
export function useApiMutation<E extends Endpoint>(endpoint: E, { refresh = [] }: { refresh?: Endpoint[] } = {}) {
  const cache = useQueryClient()
  const isHere = useIsMounted()
  const doing = useMutation<
    EndpointReply<E>,
    Error,
    { input: RequestInput<E>; told: MutationCallbacks<EndpointReply<E>> }
  >({
    mutationFn: ({ input }) => sendRequest(endpoint, input),
    onSuccess: (reply, { told }) => {
      if (isHere.current) told.onSuccess?.(reply)
      if (isHere.current) told.onSettled?.()
      return Promise.all(
        refresh.map(({ path }) => {
          const read = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`)
          return cache.invalidateQueries({ predicate: ({ queryKey }) => read.test(String(queryKey[0])) })
        }),
      )
    },
    onError: (refusal, { told }) => {
      if (isHere.current) told.onError?.(refusal)
      if (isHere.current) told.onSettled?.()
    },
  })
  return {
    ...doing,
    mutate: (input: RequestInput<E>, told: MutationCallbacks<EndpointReply<E>> = {}) => doing.mutate({ input, told }),
    variables: doing.variables?.input,
  }
}

/** Whether the component is still mounted; callbacks are skipped after it unmounts. */
function useIsMounted() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
