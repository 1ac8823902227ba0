import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { listCopies } from '#contract/copies'
import { listRooms, type Room } from '#contract/green-room'
import { buildDownloadUrl } from '#contract/playback'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const REFRESH_MS = 2_000

interface DownloadButtonProps {
  song: Room['songs'][number]
  /** The copy is of this song alone, so that its title need not be said. */
  isOnly: boolean
}

/** Saves the file that the artist uploaded. Asks first where that ends the right to give the copy away. */
export function DownloadButton({ song, isOnly }: DownloadButtonProps) {
  const t = useMessages(wallet)
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const label = isOnly ? t('download.label') : t('download.labelOf', { title: song.title })
  const address = buildDownloadUrl(song.id)
  const button = (
    <>
      <Download aria-hidden="true" />
      {label}
    </>
  )
  if (!song.giveable) {
    return (
      <Button variant="quiet" asChild>
        <a href={address} download>
          {button}
        </a>
      </Button>
    )
  }
  const close = () => {
    setOpen(false)
    // When the download has begun, the copy can no longer be given away; the browser does not tell when.
    setTimeout(() => {
      for (const { path } of [listCopies, listRooms]) void cache.invalidateQueries({ queryKey: [path] })
    }, REFRESH_MS)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('download.title')}
      description={t('download.text', { title: song.title })}
      trigger={<Button variant="quiet">{button}</Button>}
      actions={
        <>
          <DialogClose>
            <Button variant="quiet">{t('notNow')}</Button>
          </DialogClose>
          <Button asChild>
            <a href={address} download onClick={close}>
              {t('download.confirm')}
            </a>
          </Button>
        </>
      }
    />
  )
}
