import { X } from 'lucide-react'
import type { PhotoDraft } from './use-photos.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface PhotoThumbnailsProps {
  photos: readonly PhotoDraft[]
  onRemove: (index: number) => void
}

/** The selected photos, each with a button that removes it. */
export function PhotoThumbnails({ photos, onRemove }: PhotoThumbnailsProps) {
  const t = useMessages(greenRoom)
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photos.map(({ url, file }, index) => (
        <li key={url} className="relative">
          <img src={url} alt={file.name} className="size-24 rounded-md object-cover" />
          <button
            type="button"
            aria-label={t('post.removePhoto', { name: file.name })}
            onClick={() => onRemove(index)}
            className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full border border-wall-4 bg-wall-2 hover:bg-wall-3"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
