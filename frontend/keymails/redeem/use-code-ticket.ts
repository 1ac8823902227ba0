import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KEYMAIL_CODE_PATTERN, validateKeymail } from '#contract/keymails'
import { sendRequest } from '#frontend/api/api-client.ts'
import type { KeymailOffer } from './keymail-offer.ts'

const KEPT_MS = 60_000

/**
 * What stands behind the code that the page was opened with, as by a printed QR code; undefined for a code that was
 * typed, which is looked up when it is submitted.
 */
export function useCodeTicket(code: string): KeymailOffer | undefined {
  const [opened] = useState(code)
  const { data } = useQuery({
    queryKey: ['ticket of a code', opened],
    queryFn: () => sendRequest(validateKeymail, { body: { keymailCode: opened } }),
    enabled: KEYMAIL_CODE_PATTERN.test(opened),
    staleTime: KEPT_MS,
  })
  return code === opened ? data : undefined
}
