import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { Curtain } from './Dialog.tsx'

export interface LightboxPicture {
  src: string
  alt: string
  width: number
  height: number
}

interface LightboxProps {
  pictures: readonly LightboxPicture[]
  /** Which one is shown; undefined: closed. */
  at: number | undefined
  onMove: (at: number | undefined) => void
}

const ROUND =
  'grid size-12 place-items-center rounded-full bg-wall-2/90 text-bone hover:bg-wall-3 focus-visible:rounded-full'

/** Pictures as large as the window, one at a time. Arrow keys turn the page, Escape closes. */
export function Lightbox({ pictures, at, onMove }: LightboxProps) {
  const picture = at === undefined ? undefined : pictures[at]
  const turn = (by: number) => at !== undefined && onMove((at + by + pictures.length) % pictures.length)
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <Radix.Root open={Boolean(picture)} onOpenChange={(open) => !open && onMove(undefined)}>
      <Radix.Portal>
        <Curtain />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={byKey}
          className="fixed inset-0 z-40 grid place-items-center p-2 sm:p-10"
        >
          <Radix.Title className="sr-only">
            Picture {(at ?? 0) + 1} of {pictures.length}
          </Radix.Title>
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
          <Radix.Close aria-label="Close" className={`absolute top-3 right-3 ${ROUND}`}>
            <X aria-hidden="true" className="size-6" />
          </Radix.Close>
          {pictures.length > 1 && (
            <>
              <button
                type="button"
                aria-label="Previous picture"
                onClick={() => turn(-1)}
                className={`absolute bottom-4 left-4 sm:top-1/2 sm:bottom-auto ${ROUND}`}
              >
                <ChevronLeft aria-hidden="true" className="size-6" />
              </button>
              <button
                type="button"
                aria-label="Next picture"
                onClick={() => turn(1)}
                className={`absolute right-4 bottom-4 sm:top-1/2 sm:bottom-auto ${ROUND}`}
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
