import { useQueryClient } from '@tanstack/react-query'
import { FileAudio } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listCopies } from '#contract/copies'
import { buildCopyDownloadUrl, createDownloads, type DownloadFormat, getDownloads } from '#contract/copies/downloads'
import { listRooms } from '#contract/green-room'
import type { EndpointReply } from '#contract/http'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import type { HeldCopy } from '#frontend/copies/held-copy.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'

const POLL_SECONDS = 2

const FORMAT_LABELS: Record<DownloadFormat, { name: string; hint: string }> = {
  mp3: { name: 'MP3', hint: 'Plays everywhere. 320 kbit/s, or the upload itself if it is an MP3.' },
  aac: { name: 'AAC', hint: 'For Apple devices and most others. 256 kbit/s, or the upload itself if it is AAC.' },
  flac: { name: 'FLAC', hint: 'Without any loss, with tags and cover.' },
}

type Offer = EndpointReply<typeof getDownloads>['formats'][number]

/** A copy in other formats, made when asked for, and albums as one ZIP. */
export function FormatsDialog({ copy }: { copy: HeldCopy }) {
  const [open, setOpen] = useState(false)
  const cache = useQueryClient()
  const close = (isOpen: boolean) => {
    setOpen(isOpen)
    // What was saved in here can no longer be given away.
    if (!isOpen) for (const { path } of [listCopies, listRooms]) void cache.invalidateQueries({ queryKey: [path] })
  }
  return (
    <Dialog
      title="Other formats"
      description={`“${copy.title}”, No. ${formatCount(copy.copy)} of ${formatCount(copy.of)}, with title, artist, cover and your copy’s number in each file.${copy.giveable ? ' You can still give this copy away; once you have asked for a file, it stays yours.' : ''}`}
      open={open}
      onOpenChange={close}
      trigger={
        <Button variant="quiet">
          <FileAudio aria-hidden="true" />
          MP3, AAC, FLAC
        </Button>
      }
    >
      {open && <Formats copy={copy} />}
    </Dialog>
  )
}

function Formats({ copy: { id } }: { copy: HeldCopy }) {
  const [isWaiting, setIsWaiting] = useState(false)
  const downloads = useApiQuery(getDownloads, { params: { id }, ...(isWaiting ? { everySeconds: POLL_SECONDS } : {}) })
  const isMaking = downloads.data?.formats.some(({ state }) => state === 'waiting') ?? false
  if (isMaking !== isWaiting) setIsWaiting(isMaking)
  if (downloads.isPending) return <Spinner label="Looking them up..." />
  if (downloads.isError)
    return (
      <p role="alert" className="text-lamp">
        {getErrorMessage(downloads.error, 'We could not reach TuneMaker. Your copy is still yours; please try again.')}
      </p>
    )
  const { isAlbum, formats } = downloads.data
  return (
    <ul className="border-b border-wall-3">
      {isAlbum && (
        <FormatRow name="As uploaded" hint="Every file as the artist uploaded it, in one ZIP.">
          <SaveLink id={id} format="original" name="ZIP of the uploads" />
        </FormatRow>
      )}
      {formats.map((offer) => (
        <MadeFormat key={offer.format} id={id} offer={offer} isAlbum={isAlbum} />
      ))}
    </ul>
  )
}

function MadeFormat({ id, offer: { format, state }, isAlbum }: { id: string; offer: Offer; isAlbum: boolean }) {
  const create = useApiMutation(createDownloads)
  const cache = useQueryClient()
  const { name, hint } = FORMAT_LABELS[format]
  const make = () =>
    create.mutate(
      { params: { id }, body: { format } },
      {
        onSuccess: (reply) => cache.setQueryData([buildUrl(getDownloads, { params: { id } })], reply),
      },
    )
  return (
    <FormatRow name={name} hint={hint}>
      {state === 'ready' ? (
        <SaveLink id={id} format={format} name={isAlbum ? `${name} as ZIP` : name} />
      ) : state === 'waiting' ? (
        <Spinner label={`Making ${name}...`} />
      ) : state === 'none' ? (
        <Button variant="quiet" onClick={make} busy={create.isPending} busyLabel="Asking...">
          {`Make ${name}`}
        </Button>
      ) : null}
      {(state === 'failed' || create.error) && (
        <p role="alert" className="w-full text-sm text-lamp">
          {create.error
            ? getErrorMessage(create.error, 'We could not reach TuneMaker. Nothing was asked for.')
            : 'It could not be made. You can ask again in an hour; the upload itself can be saved now.'}
        </p>
      )}
    </FormatRow>
  )
}

function FormatRow({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-wall-3 py-4">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-bone-3">{hint}</p>
      </div>
      {children}
    </li>
  )
}

function SaveLink({ id, format, name }: { id: string; format: DownloadFormat | 'original'; name: string }) {
  return (
    <Button asChild>
      <a href={buildCopyDownloadUrl(id, format)} download>
        {`Save ${name}`}
      </a>
    </Button>
  )
}
