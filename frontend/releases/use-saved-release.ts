import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getAlbum, getSong } from '#contract/catalog'
import type { Endpoint, EndpointReply } from '#contract/http'
import type { RequestInput } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { EDITION_QUERIES } from '#frontend/catalog/edition-queries.ts'
import { useReleaseDraft } from './use-release-draft.ts'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface SavedReleaseOptions<Values> {
  id: string
  saved: Values
  /** Where the form's page reads the release. */
  readUrl: string
  /** The field that an error code is about; all others stand at the end of the form. */
  fieldOf: (code: string) => keyof Values | undefined
}

/**
 * A form over a release: its values with unsaved changes, errors by field, saving what has changed and taking that back.
 * `Values` are sent as they are.
 */
export function useSavedRelease<E extends Endpoint, Values extends object>(
  update: E,
  { id, saved, readUrl, fieldOf }: SavedReleaseOptions<Values>,
) {
  const t = useMessages(releaseMessages)
  const cache = useQueryClient()
  const draft = useReleaseDraft(id, saved)
  const [errors, setErrors] = useState<{ [Name in keyof Values | 'form']?: string }>({})
  const [before, setBefore] = useState<Partial<Values>>()
  const send = useApiMutation(update, { refresh: EDITION_QUERIES })

  const save = (body: Partial<Values>, told: { onSaved?: () => void; onError?: () => void } = {}) => {
    const replaced = Object.fromEntries(Object.keys(body).map((name) => [name, saved[name as keyof Values]]))
    send.mutate({ params: { id }, body } as unknown as RequestInput<E>, {
      onSuccess: (reply: EndpointReply<E>) => {
        cache.setQueryData([readUrl], reply)
        for (const { path } of [getSong, getAlbum])
          void cache.invalidateQueries({ queryKey: [path.replace(':id', id)] })
        draft.discard()
        setErrors({})
        setBefore(replaced as Partial<Values>)
        told.onSaved?.()
      },
      onError: (failure) => {
        const field = (failure instanceof ApiError && fieldOf(failure.code)) || 'form'
        const message = getErrorMessage(failure, t('unreachableTyped'))
        setErrors({ [field]: message } as typeof errors)
        told.onError?.()
      },
    })
  }

  return {
    ...draft,
    errors,
    setErrors,
    isSaving: send.isPending,
    save,
    /** Sends the values from before the last save; undefined when there is none. */
    undo:
      before &&
      (() => {
        save(before, { onSaved: () => setBefore(undefined) })
      }),
    change: (more: Partial<Values>) => {
      setErrors({})
      draft.change(more)
    },
  }
}
