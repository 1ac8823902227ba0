import { Pause, Play, RotateCcw, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { clsx } from 'clsx'
import { RoundButton } from '#frontend/player/RoundButton.tsx'
import { player } from '#frontend/player/player.ts'
import type { Queue } from '#frontend/player/use-queue.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Play, skip and volume, with the state of the transfer between them. */
export function PlayerControls({ queue, trackCount }: { queue: Queue; trackCount: number }) {
  const t = useMessages(playback)
  const { index, playing, waiting, failed, volume, muted } = queue
  return (
    <div className="mt-2 flex items-center gap-1">
      {trackCount > 1 && (
        <RoundButton label={t('previous')} onClick={queue.previous}>
          <SkipBack className="size-5" fill="currentColor" />
        </RoundButton>
      )}
      <PlayButton queue={queue} />
      {trackCount > 1 && (
        <RoundButton label={t('next')} onClick={queue.next} disabled={index === trackCount - 1}>
          <SkipForward className="size-5" fill="currentColor" />
        </RoundButton>
      )}
      <p role="status" className={clsx('min-w-0 grow px-3 text-sm', failed ? 'text-lamp' : 'text-bone-3')}>
        {failed ? t('failed') : waiting && playing ? t('buffering') : ''}
      </p>
      <RoundButton label={muted ? t('soundOn') : t('mute')} onClick={player.toggleMute}>
        {muted || volume === 0 ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
      </RoundButton>
      <input
        type="range"
        aria-label={t('volume')}
        aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={(event) => player.changeVolume(event.currentTarget.valueAsNumber)}
        className="fader max-sm:hidden"
      />
    </div>
  )
}

function PlayButton({ queue: { playing, waiting, failed, toggle } }: { queue: Queue }) {
  const t = useMessages(playback)
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={failed ? t('tryAgain') : playing ? t('pause') : t('play')}
      className="relative mx-1 grid size-14 shrink-0 place-items-center rounded-full bg-brass text-brass-ink transition-colors first:ml-0 hover:bg-brass-light active:translate-y-px focus-visible:rounded-full"
    >
      {failed ? (
        <RotateCcw aria-hidden="true" className="size-6" />
      ) : playing ? (
        <Pause aria-hidden="true" className="size-6" fill="currentColor" strokeWidth={0.5} />
      ) : (
        <Play aria-hidden="true" className="ml-1 size-6" fill="currentColor" />
      )}
      {waiting && !failed && (
        <span
          aria-hidden="true"
          className="absolute -inset-1.5 animate-turn rounded-full border-2 border-brass border-t-transparent border-l-transparent"
        />
      )}
    </button>
  )
}
