import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import {
  KEYMAIL_PRICE_DEFAULT_CENTS,
  KEYMAIL_PRICE_MIN_CENTS,
  createKeymail,
  listEditions,
  listKeymails,
  refusals,
} from '#contract/keymails'
import { COPIES_DEFAULT, PRICE_MAX_CENTS, listArtistSongs } from '#contract/songs'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { FailedState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { formatMoney } from '#ui/Money'
import { Section } from '#ui/Section'
import { Select } from '#ui/Select'
import { Skeleton } from '#ui/Skeleton'
import { TextInput } from '#ui/TextInput'
import { TicketStub } from '#ui/TicketStub'
import { showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall, useRead } from '#web/api'
import { focusFirstInvalid } from '#web/first-invalid'
import { paths } from '#web/paths'
import { centsOfDollars, centsTyped } from '#web/typed-dollars'
import { CopyButton } from './CopyButton.tsx'

const TYPED = 'typed'

type Ticket = { song: string; code: string; address?: string; copy: number; of: number; cents: number; demo: boolean }

/** Makes one Keymail; the ticket beside the form is the one that is about to be printed. */
export function KeymailMaker({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const songs = useRead(listArtistSongs, { enabled: !evaluating })
  const keymails = useRead(listKeymails, { enabled: !evaluating })
  const create = useCall(createKeymail, { refresh: [listKeymails, listArtistSongs, listEditions] })
  const form = useRef<HTMLFormElement>(null)

  const [choice, setChoice] = useState<string>()
  const [title, setTitle] = useState('')
  const [price, setPrice] = useState((KEYMAIL_PRICE_DEFAULT_CENTS / 100).toFixed(2))
  const [errors, setErrors] = useState<{ song?: string; price?: string }>({})
  const [made, setMade] = useState<Ticket>()

  const published = (songs.data ?? []).filter((song) => song.status === 'published')
  const chosen = choice ?? published[0]?.id ?? TYPED
  const song =
    chosen === TYPED
      ? published.find((each) => fold(each.title) === fold(title))
      : published.find((each) => each.id === chosen)
  const songTitle = song?.title ?? (chosen === TYPED ? title.trim() : '')
  const cents = centsTyped(price)
  const full = song !== undefined && song.free === 0
  const domain = keymails.data?.[0]?.address.split('@')[1]

  /** Whatever is typed anew belongs to the next ticket. */
  const change = (set: () => void) => {
    set()
    setErrors({})
    setMade(undefined)
  }
  const fail = (found: typeof errors) => {
    setErrors(found)
    focusFirstInvalid(form.current)
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
      ...priceProblem(cents),
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
    const code = demoCode()
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
            cents: centsOfDollars(data.price),
            demo: false,
          })
          showToast({
            title: 'Keymail Created Successfully!',
            description: `Generated: ${data.keymailId}`,
            variant: 'success',
          })
        },
        onError: (refusal) => {
          const description = sentenceOf(refusal, 'Failed to create Keymail')
          showToast({ title: 'Keymail Creation Failed', description, variant: 'destructive' })
          if (refusal instanceof CallError && refusal.code === refusals['song-ambiguous'].code) {
            fail({ song: 'Two of your songs share this title. Choose the one you mean from the list.' })
          } else if (refusal instanceof CallError && refusal.status < 500) {
            fail({ song: description })
          }
        },
      },
    )
  }

  const preview: Ticket | undefined = song && {
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
              <Field label="Song" error={chosen === TYPED ? undefined : errors.song}>
                <Select value={chosen} onChange={(event) => change(() => setChoice(event.currentTarget.value))}>
                  {published.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.title} ({each.free} of {each.copies} copies free)
                    </option>
                  ))}
                  <option value={TYPED}>Type a title instead</option>
                </Select>
              </Field>
            )
          )}
          {chosen === TYPED && !songs.isLoading && (
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
                From {formatMoney(KEYMAIL_PRICE_MIN_CENTS)}. It stays as it is once the Keymail exists.
                {song && ` The edition’s own price is ${formatMoney(centsOfDollars(song.price))}.`}
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
              onBlur={() => cents !== undefined && setPrice((cents / 100).toFixed(2))}
            />
          </Field>
          <div>
            <p className="text-sm font-semibold">Its address</p>
            <p className="code mt-1.5 text-sm [overflow-wrap:anywhere] text-brass-light">
              {made?.address ??
                `${part(artist.artistName)}.${part(songTitle) || 'SongTitle'}.XXXXX${domain ? `@${domain}` : ''}`}
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
                All {song.copies.toLocaleString('en-US')} copies of this edition have their Keymail.
              </p>
            )}
          </div>
        </form>

        {ticket ? (
          <Printed ticket={ticket} artist={artist.artistName} fresh={made !== undefined} />
        ) : (
          !songs.isLoading && (
            <NoTicketYet
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

function Printed({ ticket, artist, fresh }: { ticket: Ticket; artist: string; fresh: boolean }) {
  return (
    <div className="min-w-0 lg:sticky lg:top-8">
      <TicketStub
        artist={artist}
        song={ticket.song}
        {...(ticket.code ? { code: ticket.code } : {})}
        copy={ticket.copy}
        of={ticket.of}
        price={ticket.cents}
        state={ticket.demo ? 'demo' : 'issued'}
        {...(ticket.address ? { address: ticket.address } : {})}
      />
      {fresh ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <CopyButton text={ticket.code} label="Copy code" look="primary" />
          {ticket.address && <CopyButton text={ticket.address} label="Copy address" />}
          {ticket.demo && <p className="text-bone-2">Test mode - not redeemable</p>}
        </div>
      ) : (
        <Note>This is the next copy of the edition. Its code is printed when you create it.</Note>
      )}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-5 text-sm text-bone-3">{children}</p>

function NoTicketYet({
  evaluating,
  songs,
  onRetry,
}: {
  evaluating: boolean
  songs: number
  onRetry: (() => unknown) | undefined
}) {
  if (onRetry) {
    return (
      <FailedState
        title="Your songs could not be read"
        message="We could not reach the house. You can still type a title."
        onRetry={() => void onRetry()}
      />
    )
  }
  if (evaluating) {
    return (
      <EmptyState
        title="Your ticket prints here"
        message="Type any title. An evaluation G-Key prints demo Keymails that nobody can redeem."
      />
    )
  }
  return songs > 0 ? (
    <EmptyState
      title="No song of yours has this title"
      message="A Keymail is printed for a song you have uploaded. Capitals and accents do not matter."
    />
  ) : (
    <EmptyState
      title="No songs to print for yet"
      message="Upload your first song and decide how many copies there will ever be."
      action={
        <Button asChild>
          <Link to={paths.uploadSongs}>Upload Songs</Link>
        </Button>
      }
    />
  )
}

/** As the specification writes it: six digits. */
const demoCode = () => `TM-DEMO-${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

function priceProblem(cents: number | undefined): { price?: string } {
  if (cents === undefined) return { price: 'A price in dollars, such as 7.50.' }
  if (cents < KEYMAIL_PRICE_MIN_CENTS) return { price: refusals['price-too-low'].message }
  if (cents > PRICE_MAX_CENTS) return { price: refusals['price-too-high'].message }
  return {}
}

/** A name as it stands in a Keymail's address. */
const part = (name: string) => name.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '')

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
