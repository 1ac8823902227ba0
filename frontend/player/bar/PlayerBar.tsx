import { ListMusic, Pause, Play, RotateCcw, SkipBack, SkipForward, Volume2, VolumeX, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { updateTitlePrefix } from '#frontend/ui/layout/use-page-title.ts'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { FirstPlayDialog } from './FirstPlayDialog.tsx'
import { getSeekTarget } from '#frontend/player/get-seek-target.ts'
import { player } from '#frontend/player/player.ts'
import { getCurrentTrack } from '#frontend/player/player-state.ts'
import { QueueDialog } from './QueueDialog.tsx'
import { RoundButton } from '#frontend/player/RoundButton.tsx'
import type { PlayerTrack } from '#frontend/player/track.ts'
import { useMediaSession } from './use-media-session.ts'
import { usePlayer } from '#frontend/player/use-player.ts'
import { useStopAfterSignOut } from './use-stop-after-sign-out.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** What is playing, on every page: above the places of a phone, at the bottom of a wide window. */
export function PlayerBar() {
  const t = useMessages(playback)
  const track = usePlayer(getCurrentTrack)
  const playing = usePlayer((state) => state.playing)
  useMediaSession(track, playing)
  useStopAfterSignOut()
  useEffect(() => {
    updateTitlePrefix(playing && track ? `▶ ${track.title} · ` : '')
    return () => updateTitlePrefix('')
  }, [playing, track])
  useEffect(() => {
    // Makes room for the bar, see styles.css.
    document.documentElement.toggleAttribute('data-player', track !== undefined)
    return () => document.documentElement.removeAttribute('data-player')
  }, [track])
  if (!track) return null
  return (
    <>
      <section
        aria-label={t('nowPlaying')}
        className="fixed inset-x-0 bottom-(--player-bottom) z-40 h-(--player-bar) border-t border-wall-4 bg-wall-1 print:hidden"
      >
        <Progress track={track} />
        <div className="gutter">
          <div className="wide flex h-16 items-center gap-2 sm:gap-4">
            <NowPlaying track={track} />
            <Controls />
            <Volume />
            <QueueButton />
            <RoundButton label={t('close')} onClick={player.clear}>
              <X aria-hidden="true" className="size-5" />
            </RoundButton>
          </div>
        </div>
      </section>
      <FirstPlayDialog />
    </>
  )
}

function NowPlaying({ track }: { track: PlayerTrack }) {
  const t = useMessages(playback)
  const failed = usePlayer((state) => state.failed)
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <div className="w-11 shrink-0">
        <Cover id={track.id} url={track.coverUrl} />
      </div>
      <div className="min-w-0 leading-tight">
        <Link to={paths.song.href(track.id)} className="block truncate font-semibold hover:text-brass-light">
          {track.title}
        </Link>
        <p role="status" className="truncate text-sm text-bone-2">
          {failed ? (
            <span className="text-lamp">{t('failed')}</span>
          ) : (
            <>
              {track.artist}
              <span className="text-bone-3">
                {track.isPreview ? t('isPreview') : track.label ? `, ${track.label}` : ''}
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

function Controls() {
  const t = useMessages(playback)
  const playing = usePlayer((state) => state.playing)
  const waiting = usePlayer((state) => state.waiting)
  const failed = usePlayer((state) => state.failed)
  const hasMore = usePlayer((state) => state.tracks.length > 1)
  return (
    <div className="flex shrink-0 items-center">
      {hasMore && (
        <span className="max-sm:hidden">
          <RoundButton label={t('previous')} onClick={player.previous}>
            <SkipBack aria-hidden="true" className="size-5" fill="currentColor" />
          </RoundButton>
        </span>
      )}
      <button
        type="button"
        onClick={player.toggle}
        aria-label={failed ? t('tryAgain') : playing ? t('pause') : t('play')}
        aria-busy={waiting && playing}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light focus-visible:rounded-full aria-busy:animate-pulse"
      >
        {failed ? (
          <RotateCcw aria-hidden="true" className="size-5" />
        ) : playing ? (
          <Pause aria-hidden="true" className="size-5" fill="currentColor" strokeWidth={0.5} />
        ) : (
          <Play aria-hidden="true" className="ml-0.5 size-5" fill="currentColor" />
        )}
      </button>
      {hasMore && (
        <RoundButton label={t('next')} onClick={player.next}>
          <SkipForward aria-hidden="true" className="size-5" fill="currentColor" />
        </RoundButton>
      )}
    </div>
  )
}

function Volume() {
  const t = useMessages(playback)
  const volume = usePlayer((state) => state.volume)
  const muted = usePlayer((state) => state.muted)
  const shown = muted ? 0 : volume
  return (
    <div className="flex shrink-0 items-center gap-1 max-lg:hidden">
      <RoundButton label={muted ? t('soundOn') : t('mute')} onClick={player.toggleMute}>
        {shown === 0 ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
      </RoundButton>
      <input
        type="range"
        aria-label={t('volume')}
        aria-valuetext={`${Math.round(shown * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        onChange={(event) => player.changeVolume(event.currentTarget.valueAsNumber)}
        className="fader"
      />
    </div>
  )
}

function QueueButton() {
  const t = useMessages(playback)
  const [open, setOpen] = useState(false)
  return (
    <>
      <RoundButton label={t('queue')} onClick={() => setOpen(true)}>
        <ListMusic aria-hidden="true" className="size-5" />
      </RoundButton>
      <QueueDialog open={open} onOpenChange={setOpen} />
    </>
  )
}

/** The position as a line on the bar's upper edge; it can be dragged, and moved by the arrow keys. */
function Progress({ track }: { track: PlayerTrack }) {
  const t = useMessages(playback)
  const time = usePlayer((state) => state.time)
  const duration = usePlayer((state) => state.duration)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = getSeekTarget(event.key, time, duration)
    if (target === undefined) return
    event.preventDefault()
    player.seek(target)
  }
  return (
    <div className="absolute inset-x-0 -top-3 h-6 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brass-light">
      <div aria-hidden="true" className="absolute inset-x-0 top-3 h-0.5 bg-wall-4">
        <div
          className="h-full origin-left bg-brass"
          style={{ transform: `scaleX(${duration > 0 ? Math.min(1, time / duration) : 0})` }}
        />
      </div>
      <input
        type="range"
        aria-label={t('positionIn', { title: track.title })}
        aria-valuetext={t('timeOf', { time: formatDuration(time), duration: formatDuration(duration) })}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-default"
      />
    </div>
  )
}
