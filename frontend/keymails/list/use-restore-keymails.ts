import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { KEYMAIL_CODES_MAX } from '#contract/keymails'
import { restoreKeymails } from '#contract/keymails/issuing'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { sendRequest } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Takes back the latest voiding, whose codes the caller sets: in several calls if they are too many for one. */
export function useRestoreKeymails() {
  const t = useMessages(keymailMessages)
  const [voided, setVoided] = useState<string[]>([])
  const cache = useQueryClient()
  const restoring = useMutation({
    mutationFn: async () => {
      let restored = 0
      for (let from = 0; from < voided.length; from += KEYMAIL_CODES_MAX) {
        const codes = voided.slice(from, from + KEYMAIL_CODES_MAX)
        restored += (await sendRequest(restoreKeymails, { body: { codes } })).codes.length
      }
      return restored
    },
    onSuccess: (restored) => {
      setVoided([])
      createToast({
        title: t('restored', { n: restored }),
        description: t('restoredText'),
        variant: 'success',
      })
    },
    onError: (error) =>
      createToast({
        title: t('tooLate'),
        description: getErrorMessage(error, t('unreachable')),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all(
        [listKeymails, listEditions].map(({ path }) =>
          cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).split('?')[0] === path }),
        ),
      ),
  })
  return { voided, setVoided, undo: () => restoring.mutate(), isUndoing: restoring.isPending }
}
