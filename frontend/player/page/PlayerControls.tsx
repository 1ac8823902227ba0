import { Pause, Play, RotateCcw, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { clsx } from 'clsx'
import { RoundButton } from '#frontend/player/RoundButton.tsx'
import { player } from '#frontend/player/player.ts'
import type { Queue } from '#frontend/player/use-queue.ts'

/** Play, skip and volume, with the state of the transfer between them. */
export function PlayerControls({ queue, trackCount }: { queue: Queue; trackCount: number }) {
  const { index, playing, waiting, failed, volume, muted } = queue
  return (
    <div className="mt-2 flex items-center gap-1">
      {trackCount > 1 && (
        <RoundButton label="Previous" onClick={queue.previous}>
          <SkipBack className="size-5" fill="currentColor" />
        </RoundButton>
      )}
      <PlayButton queue={queue} />
      {trackCount > 1 && (
        <RoundButton label="Next" onClick={queue.next} disabled={index === trackCount - 1}>
          <SkipForward className="size-5" fill="currentColor" />
        </RoundButton>
      )}
      <p role="status" className={clsx('min-w-0 grow px-3 text-sm', failed ? 'text-lamp' : 'text-bone-3')}>
        {failed ? 'The song stopped loading.' : waiting && playing ? 'Buffering…' : ''}
      </p>
      <RoundButton label={muted ? 'Sound on' : 'Mute'} onClick={player.toggleMute}>
        {muted || volume === 0 ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
      </RoundButton>
      <input
        type="range"
        aria-label="Volume"
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
  return (
    <button
      type="button"
      onClick={toggle}
      aria-label={failed ? 'Try again' : playing ? 'Pause' : 'Play'}
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
