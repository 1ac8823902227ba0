import { Pause, Play, Repeat, Repeat1, RotateCcw, Shuffle, SkipBack, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Track } from '#contract/library'
import { Cover } from '#frontend/ui/media/Cover.tsx'
import { ShortcutSwitch } from '#frontend/ui/controls/ShortcutSwitch.tsx'
import { SeekBar } from '#frontend/ui/media/SeekBar.tsx'
import { formatDuration } from '#frontend/lib/format-duration.ts'
import { paths } from '#frontend/lib/paths.ts'
import { player } from '#frontend/player/player.ts'
import { REPEAT_KEYS } from '#frontend/player/bar/QueueDialog.tsx'
import { useBoomboxKeys } from './use-boombox-keys.ts'
import { useBoombox } from './use-boombox.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { playback } from '#text/messages/catalogs/playback/en'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The player for every track in the library, with its queue. */
export function Boombox({ tracks }: { tracks: readonly Track[] }) {
  const t = useMessages(boombox)
  const playerMessages = useMessages(playback)
  const { track, upNext, playing, waiting, failed, time, duration, shuffle, repeat, toggle, seek, choose } =
    useBoombox(tracks)
  useBoomboxKeys()
  if (!track) return null

  return (
    <section aria-label={t('boombox')} className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="self-start rounded-lg border border-wall-3 bg-wall-1 p-4 shadow-lift sm:p-6 lg:sticky lg:top-6">
        <Cover id={track.id} url={track.coverUrl} large />
        <p className="poster mt-5 text-poster-s break-words">{track.title}</p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-bone-2">
          <Link to={`${paths.privateGreenRoom.href}?room=fan-${track.artistId}`} className="link">
            {track.artistName}
          </Link>
          <span className="code text-sm text-brass-light">
            {t('copyNumber', { copy: formatCount(track.copy), of: formatCount(track.of) })}
          </span>
        </p>
        <SeekBar
          label={t('position')}
          time={time}
          duration={duration}
          peaks={track.peaks ?? undefined}
          onSeek={seek}
          className="mt-4 h-16"
        />
        <p className="mt-1.5 flex justify-between text-sm text-bone-3 tabular-nums" aria-hidden="true">
          <span>{formatDuration(time)}</span>
          <span>{duration > 0 ? formatDuration(duration) : '–:––'}</span>
        </p>
        <div className="mt-3 flex items-center justify-between gap-1">
          <ControlButton label={t('shuffle')} pressed={shuffle} onClick={player.toggleShuffle}>
            <Shuffle className="size-5" aria-hidden="true" />
          </ControlButton>
          <ControlButton label={t('previous')} onClick={player.previous}>
            <SkipBack className="size-5" fill="currentColor" aria-hidden="true" />
          </ControlButton>
          <button
            type="button"
            onClick={toggle}
            aria-label={failed ? t('tryAgain') : playing ? t('pause') : t('play')}
            className="relative grid size-16 shrink-0 place-items-center rounded-full bg-brass text-brass-ink hover:bg-brass-light active:translate-y-px focus-visible:rounded-full"
          >
            {failed ? (
              <RotateCcw aria-hidden="true" className="size-7" />
            ) : playing ? (
              <Pause aria-hidden="true" className="size-7" fill="currentColor" strokeWidth={0.5} />
            ) : (
              <Play aria-hidden="true" className="ml-1 size-7" fill="currentColor" />
            )}
            {waiting && playing && (
              <span
                aria-hidden="true"
                className="absolute -inset-1.5 animate-turn rounded-full border-2 border-brass border-t-transparent border-l-transparent"
              />
            )}
          </button>
          <ControlButton label={t('next')} onClick={player.next}>
            <SkipForward className="size-5" fill="currentColor" aria-hidden="true" />
          </ControlButton>
          <ControlButton
            label={playerMessages(REPEAT_KEYS[repeat])}
            pressed={repeat !== 'off'}
            onClick={player.toggleRepeat}
          >
            {repeat === 'one' ? (
              <Repeat1 className="size-5" aria-hidden="true" />
            ) : (
              <Repeat className="size-5" aria-hidden="true" />
            )}
          </ControlButton>
        </div>
        <p role="status" className={`mt-2 min-h-6 text-center text-sm ${failed ? 'text-lamp' : 'text-bone-3'}`}>
          {failed ? t('failed') : waiting && playing ? t('buffering') : ''}
        </p>
        <div className="pointer-coarse:hidden">
          <p className="text-center text-xs text-bone-3">{t('keys')}</p>
          <ShortcutSwitch />
        </div>
      </div>

      <div className="min-w-0">
        <h2 className="poster text-poster-s">{shuffle ? t('upNext') : t('everything')}</h2>
        <ol className="mt-4 border-t border-wall-3">
          {upNext.map((each, at) => (
            <li key={each.id} className="border-b border-wall-3">
              <button
                type="button"
                aria-current={each.id === track.id || undefined}
                onClick={() => choose(each.id)}
                className="group flex min-h-18 w-full items-center gap-4 py-2.5 text-left -outline-offset-2 hover:bg-wall-1"
              >
                <span className="w-7 shrink-0 text-right text-sm text-bone-3 tabular-nums">{at + 1}</span>
                <span className="w-12 shrink-0">
                  <Cover id={each.id} url={each.coverUrl} />
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold group-aria-[current=true]:text-brass-light">
                    {each.title}
                  </span>
                  <span className="block truncate text-sm text-bone-2">
                    {each.artistName}
                    <span className="text-bone-3">{t('number', { copy: formatCount(each.copy) })}</span>
                  </span>
                </span>
                {each.durationMs !== null && (
                  <span className="shrink-0 pr-2 text-sm text-bone-3 tabular-nums">
                    {formatDuration(each.durationMs / 1000)}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function ControlButton({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string
  pressed?: boolean
  onClick: () => unknown
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={() => void onClick()}
      className="grid size-12 shrink-0 place-items-center rounded-full text-bone-2 hover:bg-wall-3 hover:text-bone focus-visible:rounded-full aria-pressed:text-brass-light"
    >
      {children}
    </button>
  )
}
