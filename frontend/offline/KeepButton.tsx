import { CloudDownload, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Room } from '#contract/green-room'
import { useBrowserValue } from '#frontend/ui/layout/use-browser-value.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ProgressBar } from '#frontend/ui/feedback/ProgressBar.tsx'
import { isKeepingSupported, deleteKeptSong, createKeptSong } from './kept-songs.ts'
import { useKeptSongs } from './use-kept-songs.ts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface KeepButtonProps {
  song: Room['songs'][number]
  /** The copy is of this song alone, so that its title need not be said. */
  isOnly: boolean
}

/**
 * Keeps the recording on this device, to be played without a connection, or removes it. A copy that may still be given
 * away is not kept: that would be its first play.
 */
export function KeepButton({ song: { audioUrl, title, giveable }, isOnly }: KeepButtonProps) {
  const t = useMessages(wallet)
  const { kept, refresh } = useKeptSongs()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [problem, setProblem] = useState('')
  const cancel = useRef<AbortController>(undefined)
  // A prerendered page has the place of the button, which nearly every browser shows.
  const isSupported = useBrowserValue(isKeepingSupported, () => true)
  if (giveable || !isSupported) return null

  const keep = async () => {
    const stop = new AbortController()
    cancel.current = stop
    setProblem('')
    setProgress({ done: 0, total: 0 })
    try {
      await createKeptSong(audioUrl, (done, total) => setProgress({ done, total }), stop.signal)
    } catch {
      if (!stop.signal.aborted) setProblem(t('keep.failed'))
    }
    setProgress(undefined)
    await refresh()
  }
  const remove = async () => {
    await deleteKeptSong(audioUrl)
    await refresh()
  }
  if (progress) {
    return (
      <div className="w-full max-w-md">
        <ProgressBar label={t('keep.keeping', { title })} {...progress} onCancel={() => cancel.current?.abort()} />
      </div>
    )
  }
  const name = isOnly ? '' : ` ${title}`
  return (
    <>
      {kept.some((each) => each.audioUrl === audioUrl) ? (
        <Button variant="quiet" onClick={() => void remove()}>
          <Trash2 aria-hidden="true" />
          {t('keep.remove', { title: name })}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => void keep()}>
          <CloudDownload aria-hidden="true" />
          {t('keep.keep', { title: name })}
        </Button>
      )}
      {problem && (
        <p role="alert" className="w-full text-lamp">
          {problem}
        </p>
      )}
    </>
  )
}
