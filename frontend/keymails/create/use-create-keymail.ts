import { useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listArtistSongs } from '#contract/catalog'
import { COPIES_DEFAULT } from '#contract/catalog/editions'
import { errors as keymailErrors } from '#contract/keymails'
import { createKeymail } from '#contract/keymails/issuing'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { createExampleKeymail, createExampleRelease } from '#frontend/examples/examples.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { KeymailErrors } from './validate-keymail.ts'
import type { KeymailTicket } from './TicketPreview.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type KeymailRequest = {
  /** Absent for a title that is not in the catalog. */
  songId: string | undefined
  songTitle: string
  cents: number
}

/** Creates a Keymail, or for a test account a preview of one, and holds its ticket. */
export function useCreateKeymail(artist: ArtistData, showErrors: (errors: KeymailErrors) => void) {
  const t = useMessages(keymailMessages)
  const [created, setCreated] = useState<KeymailTicket>()
  const mutation = useApiMutation(createKeymail, { refresh: [listKeymails, listArtistSongs, listEditions] })

  const createDemo = ({ songTitle, cents }: KeymailRequest) => {
    const code = buildDemoCode()
    createExampleKeymail(createExampleRelease({ title: songTitle, cents, copies: COPIES_DEFAULT }), code, cents)
    setCreated({ song: songTitle, code, copy: 1, of: COPIES_DEFAULT, cents, demo: true })
    createToast({
      title: t('demoCreated'),
      description: t('testModeOf', { code }),
      variant: 'success',
    })
  }

  const onError = (error: Error) => {
    const description = getErrorMessage(error, t('createFailedText'))
    createToast({ title: t('createFailed'), description, variant: 'destructive' })
    if (error instanceof ApiError && error.code === keymailErrors['song-ambiguous'].code) {
      showErrors({ song: t('ambiguous') })
    } else if (error instanceof ApiError && error.status < 500) {
      showErrors({ song: description })
    }
  }

  const create = ({ songId, songTitle, cents }: KeymailRequest) =>
    mutation.mutate(
      { body: { ...(songId ? { songId } : {}), songTitle, pricing: cents / 100 } },
      {
        onSuccess: ({ data }) => {
          setCreated({
            song: songTitle,
            code: data.keymailId,
            address: data.address,
            copy: data.copy,
            of: data.of,
            cents: toCents(data.price),
            demo: false,
          })
          createToast({
            title: t('created'),
            description: t('createdCode', { keymailId: data.keymailId }),
            variant: 'success',
          })
        },
        onError,
      },
    )

  return {
    created,
    clearCreated: () => setCreated(undefined),
    create: artist.accountType === 'test' ? createDemo : create,
    isPending: mutation.isPending,
  }
}

/** Six digits, as specified. */
const buildDemoCode = () => `TM-DEMO-${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
