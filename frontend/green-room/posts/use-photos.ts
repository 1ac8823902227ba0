import { useEffect, useRef, useState } from 'react'
import { PHOTO_MAX_BYTES, PHOTOS_PER_POST } from '#contract/green-room/entries'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export type PhotoDraft = { file: File; url: string }

/** The selected photos, each with an object URL for its thumbnail. URLs are revoked on removal and unmount. */
export function usePhotos(setProblem: (problem: string) => void) {
  const t = useMessages(greenRoom)
  const [chosen, setChosen] = useState<PhotoDraft[]>([])
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  })
  useEffect(() => () => latest.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])
  const clear = () => {
    for (const { url } of chosen) URL.revokeObjectURL(url)
    setChosen([])
  }
  return {
    chosen,
    clear,
    add: (files: readonly File[]) => {
      const accepted = files.filter((file) => file.size <= PHOTO_MAX_BYTES)
      const freeSlots = PHOTOS_PER_POST - chosen.length
      setProblem(
        accepted.length < files.length
          ? t('post.photoTooLarge')
          : accepted.length > freeSlots
            ? t('post.tooManyPhotos', { max: PHOTOS_PER_POST })
            : '',
      )
      setChosen([...chosen, ...accepted.slice(0, freeSlots).map((file) => ({ file, url: URL.createObjectURL(file) }))])
    },
    remove: (at: number) => {
      const removed = chosen[at]
      if (removed) URL.revokeObjectURL(removed.url)
      setChosen(chosen.filter((_, n) => n !== at))
    },
  }
}
