import { type FormEvent, useRef, useState } from 'react'
import { ALBUM_SONGS_MAX, ALBUM_SONGS_MIN, COPIES_DEFAULT, createAlbum } from '#contract/catalog/editions'
import { listArtistSongs } from '#contract/catalog'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatAmount } from '#frontend/lib/format-money.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { calculateAlbumPriceCents } from '#frontend/lib/release-plan.ts'
import { parseDollars, toCents } from '#frontend/lib/parse-dollars.ts'
import { validateCopies, validatePrice } from './validate-edition.ts'
import { AlbumEditionFields } from './AlbumEditionFields.tsx'
import { AlbumTrackList } from './AlbumTrackList.tsx'
import { EDITION_QUERIES } from './edition-queries.ts'
import { formatCount } from '#frontend/lib/format-number.ts'

type AlbumErrors = {
  title?: string | undefined
  songs?: string | undefined
  price?: string | undefined
  copies?: string | undefined
}

/** Combines published songs into an album, an edition whose Keymail unlocks all of them. */
export function CreateAlbumPanel({ evaluating: isEvaluation }: { evaluating: boolean }) {
  const songs = useApiQuery(listArtistSongs, { enabled: !isEvaluation })
  const published = (songs.data ?? []).filter(({ status }) => status === 'published')
  const drafts = (songs.data ?? []).filter((song) => song.editionState === 'draft' && song.status === 'unpublished')
  const usable = [...published, ...drafts]
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [price, setPrice] = useState<string>()
  const [copies, setCopies] = useState(String(COPIES_DEFAULT))
  const [isDraftWanted, setDraftWanted] = useState(false)
  const [errors, setErrors] = useState<AlbumErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createAlbum, { refresh: EDITION_QUERIES })

  const tracks = chosen.flatMap((id) => usable.find((song) => song.id === id) ?? [])
  const available = usable.filter((song) => !chosen.includes(song.id))
  const hasDraft = tracks.some(({ id }) => drafts.some((draft) => draft.id === id))
  const isDraft = hasDraft || isDraftWanted
  const separatePriceCents = tracks.reduce((sum, song) => sum + toCents(song.price), 0)
  const typedPrice = price ?? formatAmount(calculateAlbumPriceCents(separatePriceCents))

  const showErrors = (found: AlbumErrors) => {
    setErrors(found)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const cents = parseDollars(typedPrice)
    const found: AlbumErrors = {
      title: title.trim() ? undefined : 'The album needs its title.',
      songs: tracks.length >= ALBUM_SONGS_MIN ? undefined : `Choose at least ${ALBUM_SONGS_MIN} songs.`,
      price: validatePrice(cents),
      copies: validateCopies(copies),
    }
    if (cents === undefined || Object.values(found).some(Boolean)) {
      showErrors(found)
      return
    }
    create.mutate(
      {
        body: {
          title: title.trim(),
          songIds: tracks.map((song) => song.id),
          price: cents / 100,
          copies: Number(copies),
          draft: isDraft,
        },
      },
      {
        onSuccess: (album) => {
          setTitle('')
          setChosen([])
          setPrice(undefined)
          setErrors({})
          createToast({
            title: 'Album Made',
            description: isDraft
              ? `“${album.title}” is a draft of ${formatCount(album.copies)} copies. Publish it when it is ready.`
              : `“${album.title}” is an edition of ${formatCount(album.copies)}. Issue its Keymails below.`,
            variant: 'success',
          })
        },
        onError: (error) => {
          const sentence = getErrorMessage(error, 'We could not reach TuneMaker. Everything you chose is kept.')
          const about = error instanceof ApiError && error.code.startsWith('price-') ? 'price' : 'songs'
          showErrors({ [about]: sentence })
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
      {isEvaluation ? (
        <Banner title="Evaluation mode">With a production G-Key you put your own songs together here.</Banner>
      ) : usable.length < ALBUM_SONGS_MIN ? (
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
            hint={tracks.length === 0 ? 'In playing order.' : undefined}
            error={errors.songs}
            required
          >
            <Select
              value=""
              disabled={available.length === 0 || tracks.length >= ALBUM_SONGS_MAX}
              onChange={(event) => {
                setChosen([...tracks.map((song) => song.id), event.currentTarget.value])
                setErrors({})
              }}
            >
              <option value="" disabled>
                {available.length === 0 ? 'Every song is on it' : 'Choose a song'}
              </option>
              {available.map((song) => (
                <option key={song.id} value={song.id}>
                  {song.title}
                </option>
              ))}
            </Select>
          </Field>
          {tracks.length > 0 && <AlbumTrackList tracks={tracks} onChange={setChosen} />}
          <AlbumEditionFields
            price={typedPrice}
            onPriceChange={(next) => {
              setPrice(next)
              setErrors({})
            }}
            copies={copies}
            onCopiesChange={(next) => {
              setCopies(next)
              setErrors({})
            }}
            errors={errors}
            separatePriceCents={separatePriceCents}
          />
          <DraftCheckbox isForced={hasDraft} checked={isDraft} onChange={setDraftWanted} />
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

interface DraftCheckboxProps {
  /** A song on the album is a draft. */
  isForced: boolean
  checked: boolean
  onChange: (wanted: boolean) => void
}

const DraftCheckbox = ({ isForced, checked, onChange }: DraftCheckboxProps) => (
  <Checkbox
    label={
      isForced
        ? 'A draft, because a song on it is one. It is published with the album.'
        : 'Keep it as a draft. Nobody sees it before you publish it or the date comes that you set.'
    }
    checked={checked}
    disabled={isForced}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)
