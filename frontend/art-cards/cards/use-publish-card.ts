import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { listArtistCards, listCards } from '#contract/art-cards/cards'
import type { ArtistData } from '#contract/artists'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { isUnauthenticated, publishSessionChange } from '#frontend/api/artist-session.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import {
  type CardErrors,
  type CardFields,
  EMPTY_FIELDS,
  FIELD_BY_ERROR_CODE,
  validateCardFields,
} from './card-fields.ts'
import { uploadCard } from './upload-card.ts'
import { artCardWorkshop } from '#text/messages/catalogs/art-card-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** State and submission of the form that publishes an art card. */
export function usePublishCard(artist: ArtistData, onPublished: () => void) {
  const t = useMessages(artCardWorkshop)
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const [image, setImage] = useState<File>()
  const [errors, setErrors] = useState<CardErrors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const cache = useQueryClient()

  /** Clears the errors of the fields that changed. */
  const clearErrors = (names: string[]) =>
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))))
  const change = (patch: Partial<CardFields>) => {
    setFields((current) => ({ ...current, ...patch }))
    clearErrors(Object.keys(patch))
  }
  const chooseImage = (chosen: File | undefined) => {
    setImage(chosen)
    clearErrors(['image'])
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!artist.paypalEmail) {
      createToast({
        title: t('needsAccount'),
        description: t('needsAccountText'),
        variant: 'destructive',
      })
      return
    }
    const invalid = validateCardFields(fields, image, t)
    setErrors(invalid)
    if (!image || Object.keys(invalid).length > 0) {
      focusFirstError(form.current)
      return
    }
    setBusy(true)
    try {
      await uploadCard(fields, image)
      createToast({
        title: t('published'),
        description: t('publishedText', { title: fields.title.trim() }),
        variant: 'success',
      })
      for (const endpoint of [listArtistCards, listCards]) {
        void cache.invalidateQueries({ queryKey: [buildUrl(endpoint)] })
      }
      onPublished()
    } catch (error) {
      setBusy(false)
      if (isUnauthenticated(error)) void publishSessionChange(cache)
      const description = getErrorMessage(error, t('lostConnection'))
      const field = error instanceof ApiError ? FIELD_BY_ERROR_CODE[error.code] : undefined
      if (field) {
        setErrors({ [field]: description })
        focusFirstError(form.current)
      } else createToast({ title: t('notPublished'), description, variant: 'destructive' })
    }
  }

  return { fields, image, errors, busy, form, change, chooseImage, submit }
}
