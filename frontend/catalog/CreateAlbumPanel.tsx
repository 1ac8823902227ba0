import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ALBUM_SONGS_MAX, ALBUM_SONGS_MIN, COPIES_DEFAULT, createAlbum } from '#contract/catalog/editions'
import { listArtistSongs } from '#contract/catalog'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatAmount, formatCents } from '#frontend/lib/format-money.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { showToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { calculateAlbumPriceCents } from '#frontend/lib/release-plan.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { validateCopies, validatePrice } from './validate-edition.ts'
import { EDITION_QUERIES } from './edition-queries.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

type AlbumErrors = {
  title?: string | undefined
  songs?: string | undefined
  price?: string | undefined
  copies?: string | undefined
}

/** Combines published songs into an album, an edition whose Keymail unlocks all of them. */
export function CreateAlbumPanel({ evaluating }: { evaluating: boolean }) {
  const songs = useApiQuery(listArtistSongs, { enabled: !evaluating })
  const published = (songs.data ?? []).filter((song) => song.status === 'published')
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [price, setPrice] = useState<string>()
  const [copies, setCopies] = useState(String(COPIES_DEFAULT))
  const [errors, setErrors] = useState<AlbumErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createAlbum, { refresh: EDITION_QUERIES })

  const onIt = chosen.flatMap((id) => published.find((song) => song.id === id) ?? [])
  const left = published.filter((song) => !chosen.includes(song.id))
  const apart = onIt.reduce((sum, song) => sum + toCents(song.price), 0)
  const typedPrice = price ?? formatAmount(calculateAlbumPriceCents(apart))

  const move = (at: number, by: number) => {
    const order = onIt.map((song) => song.id)
    const [song] = order.splice(at, 1)
    if (song) order.splice(at + by, 0, song)
    setChosen(order)
  }
  const fail = (found: AlbumErrors) => {
    setErrors(found)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const cents = parseDollars(typedPrice)
    const found: AlbumErrors = {
      title: title.trim() ? undefined : 'The album needs its title.',
      songs: onIt.length >= ALBUM_SONGS_MIN ? undefined : `Choose at least ${ALBUM_SONGS_MIN} songs.`,
      price: validatePrice(cents),
      copies: validateCopies(copies),
    }
    if (cents === undefined || Object.values(found).some(Boolean)) {
      fail(found)
      return
    }
    create.mutate(
      {
        body: { title: title.trim(), songIds: onIt.map((song) => song.id), price: cents / 100, copies: Number(copies) },
      },
      {
        onSuccess: (album) => {
          setTitle('')
          setChosen([])
          setPrice(undefined)
          setErrors({})
          showToast({
            title: 'Album Made',
            description: `“${album.title}” is an edition of ${formatCount(album.copies)}. Issue its Keymails below.`,
            variant: 'success',
          })
        },
        onError: (error) => {
          const sentence = getErrorMessage(error, 'We could not reach the house. Everything you chose is kept.')
          const about = error instanceof ApiError && error.code.startsWith('price-') ? 'price' : 'songs'
          fail({ [about]: sentence })
        },
      },
    )
  }

  return (
    <Section
      id="albums"
      title="Make an album"
      intro="An album is an edition of its own. Whoever redeems its Keymail gets every song on it."
      layout="split"
    >
      {evaluating ? (
        <Banner title="Evaluation mode">With a production G-Key you put your own songs together here.</Banner>
      ) : published.length < ALBUM_SONGS_MIN ? (
        <EmptyState
          title="Two songs make an album"
          message="As soon as two of your songs are published, you can sell them together as well."
        />
      ) : (
        <form ref={form} onSubmit={submit} noValidate aria-label="Make an album" className="grid gap-6">
          <Field label="Album title" error={errors.title} required>
            <TextInput
              value={title}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => {
                setTitle(event.currentTarget.value)
                setErrors({})
              }}
            />
          </Field>
          <Field
            label="Add a song"
            hint={onIt.length === 0 ? 'In the order in which they shall play.' : undefined}
            error={errors.songs}
            required
          >
            <Select
              value=""
              disabled={left.length === 0 || onIt.length >= ALBUM_SONGS_MAX}
              onChange={(event) => {
                setChosen([...onIt.map((song) => song.id), event.currentTarget.value])
                setErrors({})
              }}
            >
              <option value="" disabled>
                {left.length === 0 ? 'Every song is on it' : 'Choose a song'}
              </option>
              {left.map((song) => (
                <option key={song.id} value={song.id}>
                  {song.title}
                </option>
              ))}
            </Select>
          </Field>
          {onIt.length > 0 && (
            <ol aria-label="Songs on the album" className="border-b border-wall-3">
              {onIt.map((song, at) => (
                <li key={song.id} className="flex items-center gap-2 border-t border-wall-3 py-1.5">
                  <span className="poster w-8 shrink-0 text-xl text-bone-3 tabular-nums">{at + 1}</span>
                  <span className="min-w-0 grow [overflow-wrap:anywhere]">{song.title}</span>
                  <Button
                    variant="plain"
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                    aria-label={`${song.title} earlier`}
                  >
                    <ArrowUp aria-hidden="true" />
                  </Button>
                  <Button
                    variant="plain"
                    disabled={at === onIt.length - 1}
                    onClick={() => move(at, 1)}
                    aria-label={`${song.title} later`}
                  >
                    <ArrowDown aria-hidden="true" />
                  </Button>
                  <Button
                    variant="plain"
                    onClick={() => setChosen(chosen.filter((id) => id !== song.id))}
                    aria-label={`Take ${song.title} off the album`}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ol>
          )}
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Field
              label="Price of the album"
              error={errors.price}
              hint={apart > 0 ? `Bought one by one: ${formatCents(apart)}. Suggested: 20% less.` : undefined}
              required
            >
              <TextInput
                type="number"
                inputMode="decimal"
                prefix="$"
                min={0.99}
                step={0.5}
                value={typedPrice}
                onChange={(event) => {
                  setPrice(event.currentTarget.value)
                  setErrors({})
                }}
              />
            </Field>
            <Field label="Copies of the album" error={errors.copies} required>
              <TextInput
                type="number"
                inputMode="numeric"
                min={1}
                value={copies}
                onChange={(event) => {
                  setCopies(event.currentTarget.value)
                  setErrors({})
                }}
              />
            </Field>
          </div>
          <div>
            <Button type="submit" busy={create.isPending} busyLabel="Making...">
              Make Album
            </Button>
          </div>
        </form>
      )}
    </Section>
  )
}
