import { useEffect, useRef, useState } from 'react'
import { PHOTO_MAX_BYTES, PHOTOS_PER_POST } from '#contract/green-room/entries'

export type PhotoDraft = { file: File; url: string }

/** The selected photos, each with an object URL for its thumbnail. URLs are revoked on removal and unmount. */
export function usePhotos(setProblem: (problem: string) => void) {
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
          ? 'A photo may have up to 12 MB.'
          : accepted.length > freeSlots
            ? `Up to ${PHOTOS_PER_POST} photos in one post.`
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
