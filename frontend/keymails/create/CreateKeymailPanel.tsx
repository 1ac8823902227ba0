import { type FormEvent, useRef, useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listArtistSongs } from '#contract/catalog'
import {
  KEYMAIL_PRICE_DEFAULT_CENTS,
  KEYMAIL_PRICE_MIN_CENTS,
  KEYMAIL_PRICE_STEP_CENTS,
} from '#contract/keymails/issuing'
import { listKeymails } from '#contract/keymails/listing'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatCents, formatTypedCents } from '#frontend/lib/format-money.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { KeymailAddress } from './KeymailAddress.tsx'
import { SongSelect, TYPED_TITLE } from './SongSelect.tsx'
import { TicketPlaceholder } from './TicketPlaceholder.tsx'
import { type KeymailTicket, TicketPreview } from './TicketPreview.tsx'
import { useCreateKeymail } from './use-create-keymail.ts'
import { useOwnAlbums } from './use-own-albums.ts'
import { type KeymailErrors, validateKeymail } from './validate-keymail.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

/** Creates one Keymail of a song or an album, with a preview of its ticket beside the form. */
export function CreateKeymailPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(keymailMessages)
  const isEvaluation = artist.accountType === 'test'
  const songs = useApiQuery(listArtistSongs, { enabled: !isEvaluation })
  const keymails = useApiQuery(listKeymails, { enabled: !isEvaluation })
  const form = useRef<HTMLFormElement>(null)

  const [selection, setSelection] = useState<string>()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState(formatTypedCents(KEYMAIL_PRICE_DEFAULT_CENTS))
  const [errors, setErrors] = useState<KeymailErrors>({})
  const showErrors = (found: KeymailErrors) => {
    setErrors(found)
    focusFirstError(form.current)
  }
  const { create, created, clearCreated, isPending } = useCreateKeymail(artist, showErrors)

  const published = (songs.data ?? []).filter((song) => song.status === 'published')
  const subjects = [...published, ...useOwnAlbums(!isEvaluation)]
  const selected = selection ?? published[0]?.id ?? TYPED_TITLE
  const song =
    selected === TYPED_TITLE
      ? published.find((each) => toFoldedText(each.title) === toFoldedText(title))
      : subjects.find((each) => each.id === selected)
  const songTitle = song?.title ?? (selected === TYPED_TITLE ? title.trim() : '')
  const cents = parseDollars(price)
  const isFull = song !== undefined && song.free === 0 && !created

  /** Editing starts the next Keymail: it clears the errors and the ticket just created. */
  const change = (set: () => void) => {
    set()
    setErrors({})
    clearCreated()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!isEvaluation && !artist.paypalEmail) {
      requirePaymentAccount(t)
      return
    }
    const found = validateKeymail(songTitle, cents, t)
    if (found.song) {
      createToast({
        title: t('titleRequired'),
        description: t('titleRequiredText'),
        variant: 'destructive',
      })
    }
    if (found.song || found.price || cents === undefined) {
      showErrors(found)
      return
    }
    setErrors({})
    create({ songId: song?.id, songTitle, cents })
  }

  const preview: KeymailTicket | undefined = song && {
    song: song.title,
    code: '',
    copy: Math.min(song.issued + 1, song.copies),
    of: song.copies,
    cents: cents ?? 0,
    demo: false,
  }
  const ticket = created ?? preview

  return (
    <Section id="keymails" title={t('create.title')} intro={t('create.intro')}>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
          {songs.isLoading ? (
            <Skeleton className="h-20" />
          ) : (
            <SongSelect
              songs={subjects}
              selected={selected}
              onSelect={(next) => change(() => setSelection(next))}
              title={title}
              onTitleChange={(next) => change(() => setTitle(next))}
              error={errors.song}
            />
          )}
          <Field
            label={t('create.price')}
            error={errors.price}
            hint={
              <>
                {t('create.priceHint', { min: formatCents(KEYMAIL_PRICE_MIN_CENTS) })}
                {song && (
                  <span className="block">{t('create.editionPrice', { price: formatCents(toCents(song.price)) })}</span>
                )}
              </>
            }
            required
          >
            <DollarInput
              min={KEYMAIL_PRICE_MIN_CENTS}
              step={KEYMAIL_PRICE_STEP_CENTS}
              value={price}
              name="pricing"
              onValueChange={(typed) => change(() => setPrice(typed))}
              onBlur={() => cents !== undefined && setPrice(formatTypedCents(cents))}
            />
          </Field>
          <KeymailAddress
            artistName={artist.artistName}
            songTitle={songTitle}
            domain={keymails.data?.[0]?.address.split('@')[1]}
            address={created?.address}
          />
          <div>
            <Button
              type="submit"
              size="large"
              className="w-full sm:w-auto"
              busy={isPending}
              busyLabel={t('creating')}
              disabled={songs.isLoading || isFull}
            >
              {t('create.submit')}
            </Button>
            {isFull && <p className="mt-3 text-sm text-bone-2">{t('create.full', { n: song.copies })}</p>}
          </div>
        </form>

        {ticket ? (
          <TicketPreview
            ticket={ticket}
            artist={artist.artistName}
            cover={song && { id: song.id, url: song.coverUrl }}
            fresh={created !== undefined}
          />
        ) : (
          !songs.isLoading && (
            <TicketPlaceholder
              evaluating={isEvaluation}
              songs={published.length}
              onRetry={songs.error ? songs.refetch : undefined}
            />
          )
        )}
      </div>
    </Section>
  )
}

function requirePaymentAccount(t: Translate<(typeof keymailMessages)['messages']>): void {
  createToast({
    title: t('payPalRequired'),
    description: t('payPalRequiredText'),
    variant: 'destructive',
  })
  document.getElementById('payment')?.scrollIntoView({ block: 'start' })
}

const toFoldedText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
