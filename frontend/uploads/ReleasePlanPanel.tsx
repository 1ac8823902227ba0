import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { SONGS_PER_PLAN_MAX } from '#contract/uploads'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { paths } from '#frontend/lib/paths.ts'
import {
  type KeymailStrategy,
  calculateUploadCost,
  calculateRevenueRange,
  getReleasePlan,
  strategyNames,
} from '#frontend/lib/release-plan.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'

const STRATEGY_OPTIONS: { value: KeymailStrategy; label: string; hint: string }[] = [
  { value: 'individual', label: strategyNames.individual, hint: 'One for every song' },
  { value: 'album', label: strategyNames.album, hint: 'All songs, 20% less' },
  { value: 'both', label: strategyNames.both, hint: 'The fan decides' },
]

/** Plans a release: estimates the upload fees and the revenue per fan for a number of songs and a Keymail strategy. */
export function ReleasePlanPanel({ artist }: { artist: ArtistData }) {
  const [songCount, setSongCount] = useState(() => getReleasePlan()?.songCount ?? 1)
  const [strategy, setStrategy] = useState<KeymailStrategy>(() => getReleasePlan()?.keymailStrategy ?? 'individual')
  const navigate = useNavigate()
  const evaluating = artist.accountType === 'test'
  const unpaid = !evaluating && !artist.paypalEmail
  const cost = calculateUploadCost(songCount)
  const revenue = calculateRevenueRange(songCount, strategy)

  const proceed = () => {
    if (evaluating) {
      createToast({
        title: 'Evaluation Mode - Upload Preview',
        description: 'You can look at the upload page; nothing is charged or stored. Contact Godfrey to upgrade.',
        variant: 'destructive',
      })
    } else if (unpaid) {
      createToast({
        title: 'PayPal Account Required',
        description: 'Please connect your PayPal account before uploading songs.',
        variant: 'destructive',
      })
      return
    } else {
      updateSessionItem('uploadPlan', { songCount, keymailStrategy: strategy, plannedAt: new Date().toISOString() })
    }
    void navigate(paths.uploadSongs.href)
  }

  return (
    <Section
      id="release-plan"
      title="Release plan"
      intro="Songs bought together cost less each. Nothing is charged here."
      layout="split"
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">How many songs</legend>
        <div className="grid grid-cols-5 gap-2 sm:grid-cols-10">
          {Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).map((songs) => (
            <label
              key={songs}
              className="poster relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-rail bg-wall-deep text-xl tabular-nums transition-colors hover:border-bone-3 has-checked:border-brass has-checked:bg-brass has-checked:text-brass-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-light"
            >
              <input
                type="radio"
                name="songCount"
                value={songs}
                checked={songs === songCount}
                onChange={() => setSongCount(songs)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {songs}
            </label>
          ))}
        </div>
      </fieldset>
      <RadioCards
        className="mt-6"
        legend="Keymail strategy"
        options={STRATEGY_OPTIONS}
        value={strategy}
        onChange={setStrategy}
      />

      <dl className="mt-8 grid gap-x-10 gap-y-6 border-y border-wall-3 py-6 sm:grid-cols-2" aria-live="polite">
        <div>
          <dt className="text-sm text-bone-2">Upload fees, charged once</dt>
          <dd className="poster mt-1 text-poster-s tabular-nums">{formatCents(cost.fees)}</dd>
          <dd className="mt-1 text-sm text-bone-3">
            {songCount} × {formatCents(cost.each)}. With PayPal’s fee and tax about {formatCents(cost.total)}{' '}
            (estimate).
          </dd>
        </div>
        <div>
          <dt className="text-sm text-bone-2">Revenue from one fan (estimate)</dt>
          <dd className="poster mt-1 text-poster-s tabular-nums">
            {formatCents(revenue.from)}
            {revenue.to > revenue.from && ` to ${formatCents(revenue.to)}`}
          </dd>
          <dd className="mt-1 text-sm text-bone-3">At $7.50 for a song. You set the real price of every Keymail.</dd>
        </div>
      </dl>

      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          size="large"
          className="max-sm:w-full"
          onClick={proceed}
          disabled={unpaid}
          aria-describedby={unpaid ? 'plan-needs' : undefined}
        >
          Proceed to Upload
        </Button>
        {unpaid && (
          <p id="plan-needs" className="max-w-[24rem] text-sm text-bone-2">
            PayPal Account Required: please{' '}
            <a href="#payment" className="link">
              connect your PayPal account
            </a>{' '}
            before uploading songs.
          </p>
        )}
      </div>
    </Section>
  )
}
