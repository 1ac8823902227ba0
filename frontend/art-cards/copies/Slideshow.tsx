import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type OwnedCopy, downloadArtwork } from '#contract/art-cards/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** How long each card is shown during playback. */
const SLIDE_SECONDS = 12

/** Full-screen slideshow of the collector's own cards in full resolution. */
export function Slideshow({ copies, start, onClose }: { copies: OwnedCopy[]; start: number; onClose: () => void }) {
  const t = useMessages(fineArt)
  const [index, setIndex] = useState(start)
  const [isPlaying, setIsPlaying] = useState(copies.length > 1)
  const dialog = useRef<HTMLDialogElement>(null)
  const copy = copies[index % copies.length]
  const step = (by: number) => setIndex((current) => (current + by + copies.length) % copies.length)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Mobile browsers may reject full screen; the dialog then fills the window.
    element?.requestFullscreen?.().catch(() => undefined)
    return () => {
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  useEffect(() => {
    if (!isPlaying || copies.length < 2) return undefined
    const timer = setInterval(() => setIndex((current) => (current + 1) % copies.length), SLIDE_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [isPlaying, copies.length])

  if (!copy) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={t('by', { title: copy.title, artist: copy.artist })}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none grid-rows-[minmax(0,1fr)_auto] bg-[#050706] text-bone backdrop:bg-[#050706]"
    >
      <div className="relative min-h-0">
        <img
          key={copy.id}
          src={buildUrl(downloadArtwork, { params: { id: copy.id } })}
          alt={t('by', { title: copy.title, artist: copy.artist })}
          className="absolute inset-0 size-full object-contain p-[clamp(0.5rem,2.5vmin,2rem)] opacity-100 transition-opacity duration-700 starting:opacity-0"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pb-4 sm:px-8">
        <p aria-live="polite" className="min-w-0 text-sm">
          <span className="font-semibold">{copy.title}</span>
          <span className="text-bone-2">
            , {copy.artist} · {t('copyOf', { copy: formatCount(copy.copy), of: formatCount(copy.of) })}
          </span>
        </p>
        <div className="flex gap-1">
          {copies.length > 1 && (
            <>
              <SlideshowButton label={t('slides.previous')} onPress={() => step(-1)} Icon={ChevronLeft} />
              <SlideshowButton
                label={isPlaying ? t('slides.pause') : t('slides.play')}
                onPress={() => setIsPlaying(!isPlaying)}
                Icon={isPlaying ? Pause : Play}
              />
              <SlideshowButton label={t('slides.next')} onPress={() => step(1)} Icon={ChevronRight} />
            </>
          )}
          <SlideshowButton label={t('slides.close')} onPress={() => dialog.current?.close()} Icon={X} />
        </div>
      </div>
    </dialog>
  )
}

function SlideshowButton({ label, onPress, Icon }: { label: string; onPress: () => void; Icon: typeof X }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-md text-bone-2 hover:bg-wall-2 hover:text-bone"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
