import { type FormEvent, useRef, useState } from 'react'
import { ALBUM_SONGS_MAX, ALBUM_SONGS_MIN, COPIES_DEFAULT, createAlbum } from '#contract/catalog/editions'
import { listArtistSongs } from '#contract/catalog'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatTypedCents } from '#frontend/lib/format-money.ts'
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
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type AlbumErrors = {
  title?: string | undefined
  songs?: string | undefined
  price?: string | undefined
  copies?: string | undefined
}

/** Combines published songs into an album, an edition whose Keymail unlocks all of them. */
export function CreateAlbumPanel({ evaluating: isEvaluation }: { evaluating: boolean }) {
  const t = useMessages(editions)
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
  const typedPrice = price ?? formatTypedCents(calculateAlbumPriceCents(separatePriceCents))

  const showErrors = (found: AlbumErrors) => {
    setErrors(found)
    focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const cents = parseDollars(typedPrice)
    const found: AlbumErrors = {
      title: title.trim() ? undefined : t('album.noTitle'),
      songs: tracks.length >= ALBUM_SONGS_MIN ? undefined : t('album.tooFew', { min: ALBUM_SONGS_MIN }),
      price: validatePrice(cents, t),
      copies: validateCopies(copies, t),
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
            title: t('album.made'),
            description: isDraft
              ? t('album.madeDraft', { title: album.title, copies: formatCount(album.copies) })
              : t('album.madeEdition', { title: album.title, copies: formatCount(album.copies) }),
            variant: 'success',
          })
        },
        onError: (error) => {
          const sentence = getErrorMessage(error, t('album.failed'))
          const about = error instanceof ApiError && error.code.startsWith('price-') ? 'price' : 'songs'
          showErrors({ [about]: sentence })
        },
      },
    )
  }

  return (
    <Section id="albums" title={t('album.title')} intro={t('album.intro')} layout="split">
      {isEvaluation ? (
        <Banner title={t('evaluation')}>{t('album.evaluation')}</Banner>
      ) : usable.length < ALBUM_SONGS_MIN ? (
        <EmptyState title={t('album.needsTwo')} message={t('album.needsTwoText')} />
      ) : (
        <form ref={form} onSubmit={submit} noValidate aria-label={t('album.title')} className="grid gap-6">
          <Field label={t('album.titleField')} error={errors.title} required>
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
            label={t('album.addSong')}
            hint={tracks.length === 0 ? t('album.order') : undefined}
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
                {available.length === 0 ? t('album.allOn') : t('album.choose')}
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
            <Button type="submit" busy={create.isPending} busyLabel={t('album.making')}>
              {t('album.make')}
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

function DraftCheckbox({ isForced, checked, onChange }: DraftCheckboxProps) {
  const t = useMessages(editions)
  return (
    <Checkbox
      label={isForced ? t('draft.forced') : t('draft.keep')}
      checked={checked}
      disabled={isForced}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
