import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { DialogOverlay } from './DialogOverlay.tsx'
import { ui } from '#text/messages/catalogs/ui/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export interface DialogImage {
  src: string
  alt: string
  width: number
  height: number
}

interface ImageDialogProps {
  images: readonly DialogImage[]
  /** The index of the image shown; undefined if closed. */
  index: number | undefined
  onIndexChange: (at: number | undefined) => void
}

const BUTTON_CLASSES =
  'grid size-12 place-items-center rounded-full bg-wall-2/90 text-bone hover:bg-wall-3 focus-visible:rounded-full'

/** Full-window images, one at a time. Arrow keys navigate, Escape closes. */
export function ImageDialog({ images, index, onIndexChange }: ImageDialogProps) {
  const t = useMessages(ui)
  const picture = index === undefined ? undefined : images[index]
  const turn = (by: number) => index !== undefined && onIndexChange((index + by + images.length) % images.length)
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <Radix.Root open={Boolean(picture)} onOpenChange={(open) => !open && onIndexChange(undefined)}>
      <Radix.Portal>
        <DialogOverlay />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={byKey}
          className="fixed inset-0 z-40 grid place-items-center p-2 sm:p-10"
        >
          <Radix.Title className="sr-only">{t('picture', { at: (index ?? 0) + 1, of: images.length })}</Radix.Title>
          {picture && (
            <img
              key={picture.src}
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              className="max-h-full max-w-full rounded-sm object-contain shadow-lift"
              style={{ width: 'auto', height: 'auto' }}
            />
          )}
          <Radix.Close aria-label={t('close')} className={`absolute top-3 right-3 ${BUTTON_CLASSES}`}>
            <X aria-hidden="true" className="size-6" />
          </Radix.Close>
          {images.length > 1 && (
            <>
              <button
                type="button"
                aria-label={t('previousPicture')}
                onClick={() => turn(-1)}
                className={`absolute bottom-4 left-4 sm:top-1/2 sm:bottom-auto ${BUTTON_CLASSES}`}
              >
                <ChevronLeft aria-hidden="true" className="size-6" />
              </button>
              <button
                type="button"
                aria-label={t('nextPicture')}
                onClick={() => turn(1)}
                className={`absolute right-4 bottom-4 sm:top-1/2 sm:bottom-auto ${BUTTON_CLASSES}`}
              >
                <ChevronRight aria-hidden="true" className="size-6" />
              </button>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
