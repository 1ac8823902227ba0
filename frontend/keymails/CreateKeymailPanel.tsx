import { type FormEvent, useRef, useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listArtistSongs } from '#contract/catalog'
import { COPIES_DEFAULT, PRICE_MAX_CENTS } from '#contract/catalog/editions'
import { errors as refusals } from '#contract/keymails'
import { createKeymail, KEYMAIL_PRICE_DEFAULT_CENTS, KEYMAIL_PRICE_MIN_CENTS } from '#contract/keymails/issuing'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatAmount, formatCents } from '#frontend/lib/format-money.ts'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { TicketPlaceholder } from './TicketPlaceholder.tsx'
import { type KeymailTicket, TicketPreview } from './TicketPreview.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

const TYPED_TITLE = 'typed'

/** Creates one Keymail, with a preview of its ticket beside the form. */
export function CreateKeymailPanel({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const songs = useApiQuery(listArtistSongs, { enabled: !evaluating })
  const keymails = useApiQuery(listKeymails, { enabled: !evaluating })
  const create = useApiMutation(createKeymail, { refresh: [listKeymails, listArtistSongs, listEditions] })
  const form = useRef<HTMLFormElement>(null)

  const [choice, setChoice] = useState<string>()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState(formatAmount(KEYMAIL_PRICE_DEFAULT_CENTS))
  const [errors, setErrors] = useState<{ song?: string; price?: string }>({})
  const [made, setMade] = useState<KeymailTicket>()

  const published = (songs.data ?? []).filter((song) => song.status === 'published')
  const chosen = choice ?? published[0]?.id ?? TYPED_TITLE
  const song =
    chosen === TYPED_TITLE
      ? published.find((each) => toFoldedText(each.title) === toFoldedText(title))
      : published.find((each) => each.id === chosen)
  const songTitle = song?.title ?? (chosen === TYPED_TITLE ? title.trim() : '')
  const cents = parseDollars(price)
  const full = song !== undefined && song.free === 0
  const domain = keymails.data?.[0]?.address.split('@')[1]

  /** Editing starts the next Keymail: it clears the errors and the ticket just created. */
  const change = (set: () => void) => {
    set()
    setErrors({})
    setMade(undefined)
  }
  const fail = (found: typeof errors) => {
    setErrors(found)
    focusFirstError(form.current)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    if (!evaluating && !artist.paypalEmail) {
      showToast({
        title: 'PayPal Account Required',
        description: 'Please connect your PayPal account above before creating Keymails.',
        variant: 'destructive',
      })
      document.getElementById('payment')?.scrollIntoView({ block: 'start' })
      return
    }
    const found = {
      ...(songTitle ? {} : { song: 'Which song is this Keymail for?' }),
      ...validatePrice(cents),
    }
    if (found.song) {
      showToast({
        title: 'Song Title Required',
        description: 'Please enter a song title for your Keymail.',
        variant: 'destructive',
      })
    }
    if (found.song || found.price || cents === undefined) fail(found)
    else if (evaluating) makeDemo(cents)
    else make(cents)
  }

  const makeDemo = (demoCents: number) => {
    const code = buildDemoCode()
    setMade({ song: songTitle, code, copy: 1, of: COPIES_DEFAULT, cents: demoCents, demo: true })
    showToast({
      title: 'Demo Keymail Generated!',
      description: `${code}: Test mode - not redeemable`,
      variant: 'success',
    })
  }

  const make = (wishedCents: number) => {
    create.mutate(
      { body: { ...(song ? { songId: song.id } : {}), songTitle, pricing: wishedCents / 100 } },
      {
        onSuccess: ({ data }) => {
          setErrors({})
          setMade({
            song: songTitle,
            code: data.keymailId,
            address: data.address,
            copy: data.copy,
            of: data.of,
            cents: toCents(data.price),
            demo: false,
          })
          showToast({
            title: 'Keymail Created Successfully!',
            description: `Generated: ${data.keymailId}`,
            variant: 'success',
          })
        },
        onError: (refusal) => {
          const description = getErrorMessage(refusal, 'Failed to create Keymail')
          showToast({ title: 'Keymail Creation Failed', description, variant: 'destructive' })
          if (refusal instanceof ApiError && refusal.code === refusals['song-ambiguous'].code) {
            fail({ song: 'Two of your songs share this title. Choose the one you mean from the list.' })
          } else if (refusal instanceof ApiError && refusal.status < 500) {
            fail({ song: description })
          }
        },
      },
    )
  }

  const preview: KeymailTicket | undefined = song && {
    song: song.title,
    code: '',
    copy: Math.min(song.issued + 1, song.copies),
    of: song.copies,
    cents: cents ?? 0,
    demo: false,
  }
  const ticket = made ?? preview

  return (
    <Section
      id="keymails"
      title="Create a Keymail"
      intro="One Keymail is one copy. Whoever pays for its code owns that number, for good."
    >
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
          {songs.isLoading ? (
            <Skeleton className="h-20" />
          ) : (
            published.length > 0 && (
              <Field label="Song" error={chosen === TYPED_TITLE ? undefined : errors.song}>
                <Select value={chosen} onChange={(event) => change(() => setChoice(event.currentTarget.value))}>
                  {published.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.title} ({each.free} of {each.copies} copies free)
                    </option>
                  ))}
                  <option value={TYPED_TITLE}>Type a title instead</option>
                </Select>
              </Field>
            )
          )}
          {chosen === TYPED_TITLE && !songs.isLoading && (
            <Field label="Song title" error={errors.song} required>
              <TextInput
                value={title}
                maxLength={200}
                name="songTitle"
                autoComplete="off"
                onChange={(event) => change(() => setTitle(event.currentTarget.value))}
              />
            </Field>
          )}
          <Field
            label="Price for the fan"
            error={errors.price}
            hint={
              <>
                From {formatCents(KEYMAIL_PRICE_MIN_CENTS)}. It stays as it is once the Keymail exists.
                {song && ` The edition’s own price is ${formatCents(toCents(song.price))}.`}
              </>
            }
            required
          >
            <TextInput
              type="number"
              inputMode="decimal"
              prefix="$"
              min={KEYMAIL_PRICE_MIN_CENTS / 100}
              step={0.5}
              value={price}
              name="pricing"
              onChange={(event) => change(() => setPrice(event.currentTarget.value))}
              onBlur={() => cents !== undefined && setPrice(formatAmount(cents))}
            />
          </Field>
          <div>
            <p className="text-sm font-semibold">Its address</p>
            <p className="code mt-1.5 text-sm [overflow-wrap:anywhere] text-brass-light">
              {made?.address ??
                `${toAddressPart(artist.artistName)}.${toAddressPart(songTitle) || 'SongTitle'}.XXXXX${domain ? `@${domain}` : ''}`}
            </p>
            {!made?.address && <p className="mt-1 text-sm text-bone-3">Godfrey assigns the number.</p>}
          </div>
          <div>
            <Button
              type="submit"
              size="large"
              className="w-full sm:w-auto"
              busy={create.isPending}
              busyLabel="Printing..."
              disabled={songs.isLoading || (full && !made)}
            >
              Create Keymail
            </Button>
            {full && !made && (
              <p className="mt-3 text-sm text-bone-2">
                All {formatCount(song.copies)} copies of this edition have their Keymail.
              </p>
            )}
          </div>
        </form>

        {ticket ? (
          <TicketPreview ticket={ticket} artist={artist.artistName} fresh={made !== undefined} />
        ) : (
          !songs.isLoading && (
            <TicketPlaceholder
              evaluating={evaluating}
              songs={published.length}
              onRetry={songs.error ? songs.refetch : undefined}
            />
          )
        )}
      </div>
    </Section>
  )
}

/** Six digits, as specified. */
const buildDemoCode = () => `TM-DEMO-${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

function validatePrice(cents: number | undefined): { price?: string } {
  if (cents === undefined) return { price: 'A price in dollars, such as 7.50.' }
  if (cents < KEYMAIL_PRICE_MIN_CENTS) return { price: refusals['price-too-low'].message }
  if (cents > PRICE_MAX_CENTS) return { price: refusals['price-too-high'].message }
  return {}
}

/** A name as one part of a Keymail's address: letters and digits only. */
const toAddressPart = (name: string) => name.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '')

const toFoldedText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
