import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type ArtistData,
  BIO_MAX,
  LINKS_MAX,
  PICTURE_MAX_BYTES,
  updateProfilePicture,
  updateProfile,
  getOwnProfile,
  errors,
  deleteProfilePicture,
} from '#contract/gkeys'
import type { EndpointReply } from '#contract/platform'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { Section } from '#ui/Section'
import { Skeleton } from '#ui/Skeleton'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { buildUrl, getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { focusFirstError } from '#web/first-invalid'
import { paths } from '#web/paths'
import { uploadFiles } from './send-file.ts'

type ArtistProfile = EndpointReply<typeof getOwnProfile>

/** Edits the artist's public profile: picture, bio and links. */
export function ProfilePanel({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const profile = useApiQuery(getOwnProfile)
  return (
    <Section
      id="profile"
      title="Your profile"
      intro="Who you are, for everybody who comes across your music."
      layout="split"
      action={
        profile.data &&
        !evaluating && (
          <Button asChild variant="quiet">
            <Link to={paths.artist(profile.data.id)}>See your page</Link>
          </Button>
        )
      }
    >
      {evaluating ? (
        <Banner title="Evaluation mode">With a production G-Key your page for visitors is made here.</Banner>
      ) : profile.isError ? (
        <ErrorState
          title="Your profile could not be read"
          message={getErrorMessage(profile.error, 'We could not reach the house. Nothing is lost.')}
          onRetry={() => void profile.refetch()}
          busy={profile.isFetching}
        />
      ) : profile.data ? (
        <div className="grid gap-10">
          <ProfilePictureForm profile={profile.data} />
          <ProfileTextForm profile={profile.data} />
        </div>
      ) : (
        <Skeleton className="h-72" />
      )}
    </Section>
  )
}

/** Returns a function that puts a saved profile into the query cache. */
function useSetCachedProfile() {
  const cache = useQueryClient()
  return (profile: ArtistProfile) => cache.setQueryData([buildUrl(getOwnProfile)], profile)
}

function ProfilePictureForm({ profile }: { profile: ArtistProfile }) {
  const [error, setError] = useState('')
  const renew = useSetCachedProfile()
  const change = useMutation({
    mutationFn: (picture: File) => uploadFiles(updateProfilePicture, buildUrl(updateProfilePicture), { picture }),
    onSuccess: renew,
  })
  const remove = useApiMutation(deleteProfilePicture)

  const choose = (file: File | undefined) => {
    setError('')
    if (!file) return
    if (file.size > PICTURE_MAX_BYTES) {
      setError('The picture must be under 10MB.')
      return
    }
    change.mutate(file, {
      onSuccess: () =>
        showToast({ title: 'Picture Changed', description: 'Visitors see the new one.', variant: 'success' }),
      onError: (failure) => setError(getErrorMessage(failure, errors['not-a-picture'].message)),
    })
  }

  return (
    <div className="grid items-start gap-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {profile.pictureUrl ? (
        <img
          src={profile.pictureUrl}
          alt={`${profile.artistName}, as visitors see you`}
          width={144}
          height={144}
          className="size-36 rounded-lg border border-wall-4 object-cover"
        />
      ) : (
        <div
          aria-hidden="true"
          className="poster grid size-36 place-items-center rounded-lg border border-dashed border-rail text-poster-m text-bone-3"
        >
          {profile.artistName.slice(0, 1)}
        </div>
      )}
      <div>
        <Field
          label="Picture"
          hint="It is cut to a square. What the camera noted, such as the place, is removed."
          error={error}
          optional
        >
          <FileDrop
            file={undefined}
            onChange={choose}
            accept=".jpg,.jpeg,.png,.webp"
            note={change.isPending ? 'Preparing your picture...' : 'JPG, PNG or WebP, up to 10 MB'}
            disabled={change.isPending}
          />
        </Field>
        {profile.pictureUrl && (
          <Button
            variant="plain"
            className="mt-2"
            busy={remove.isPending}
            busyLabel="Removing..."
            onClick={() =>
              remove.mutate(
                {},
                {
                  onSuccess: renew,
                  onError: (failure) => setError(getErrorMessage(failure, 'We could not reach the house.')),
                },
              )
            }
          >
            Remove the picture
          </Button>
        )}
      </div>
    </div>
  )
}

type LinkRow = { key: string; label: string; url: string }

const toLinkRows = (links: ArtistProfile['links']): LinkRow[] => links.map((link) => ({ ...link, key: crypto.randomUUID() }))

function ProfileTextForm({ profile }: { profile: ArtistProfile }) {
  const [bio, setBio] = useState(profile.bio)
  const [links, setLinks] = useState(() => toLinkRows(profile.links))
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const renew = useSetCachedProfile()
  const change = useApiMutation(updateProfile)

  const edit = (key: string, patch: Partial<LinkRow>) => {
    setError('')
    setLinks(links.map((link) => (link.key === key ? { ...link, ...patch } : link)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const written = links.filter((link) => link.label.trim() || link.url.trim())
    if (written.some((link) => !link.label.trim() || !/^https:\/\/\S+\.\S+/.test(link.url.trim()))) {
      setError('Every link needs a name, and an address that begins with https://.')
      focusFirstError(form.current)
      return
    }
    change.mutate(
      { body: { bio, links: written.map(({ label, url }) => ({ label, url })) } },
      {
        onSuccess: (saved) => {
          renew(saved)
          setBio(saved.bio)
          setLinks(toLinkRows(saved.links))
          showToast({ title: 'Profile Saved', description: 'Visitors see it as it is now.', variant: 'success' })
        },
        onError: (failure) => {
          setError(getErrorMessage(failure, 'We could not reach the house. Everything you typed is kept.'))
          focusFirstError(form.current)
        },
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Your profile" className="grid gap-6">
      <Field label="About you" hint={`Up to ${BIO_MAX.toLocaleString('en-US')} characters, as plain text.`} optional>
        <TextArea value={bio} maxLength={BIO_MAX} onChange={(event) => setBio(event.currentTarget.value)} />
      </Field>
      {links.map((link, at) => (
        <div
          key={link.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
        >
          <Field label={`Name of link ${at + 1}`}>
            <TextInput
              value={link.label}
              maxLength={60}
              onChange={(event) => edit(link.key, { label: event.currentTarget.value })}
            />
          </Field>
          <Field
            label={`Address of link ${at + 1}`}
            error={at === links.length - 1 ? error : undefined}
            className="max-sm:col-span-2 max-sm:row-start-2"
          >
            <TextInput
              value={link.url}
              maxLength={300}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              onChange={(event) => edit(link.key, { url: event.currentTarget.value })}
            />
          </Field>
          <Button
            variant="quiet"
            className="mt-7.5 min-h-12"
            onClick={() => {
              setError('')
              setLinks(links.filter((one) => one.key !== link.key))
            }}
            aria-label={`Remove link ${at + 1}`}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
      {links.length === 0 && error && (
        <p role="alert" className="text-sm text-lamp">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending} busyLabel="Saving...">
          Save Profile
        </Button>
        {links.length < LINKS_MAX && (
          <Button variant="quiet" onClick={() => setLinks([...links, { key: crypto.randomUUID(), label: '', url: '' }])}>
            <Plus aria-hidden="true" />
            Add a link
          </Button>
        )}
      </div>
    </form>
  )
}
