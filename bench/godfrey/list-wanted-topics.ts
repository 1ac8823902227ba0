import { listTopics } from '#godfrey/knowledge/topics'

const factTopics: Record<string, string> = {
  gKeyPrice: 'g-key-price',
  gKeyNormalPrice: 'g-key-price',
  libraryPrice: 'digital-music-library',
  audioMax: 'audio-formats-and-size wav-upload',
  audioFormats: 'audio-formats-and-size',
  keymailPriceMin: 'song-price keymail-price',
  keymailPriceDefault: 'keymail-price',
  songPriceMin: 'song-price',
  copiesMax: 'what-is-an-edition digital-scarcity',
  copiesDefault: 'what-is-an-edition',
  reviewHours: 'support-hours contact-a-person copyright-check review-time',
  songsPerPlan: 'release-plan upload-price-and-tiers ten-song-price',
  copyrightCost: 'copyright-cost-and-discounts',
  minimumAge: 'minimum-age',
  linkMinutes: 'other-device-sign-in',
  linksPerHour: 'other-device-sign-in',
  previewSeconds: 'public-showcase-and-previews',
  holdMinutes: 'buy-without-code',
  chatDays: 'privacy-and-data',
}
const uploadPriceTopics = 'upload-price-and-tiers ten-song-price upload-cost-with-fees'

/** The topics that hold what a labeled question wants: `refuse`, `own`, topic ids, or facts in braces. */
export function listWantedTopics(wanted: string): Set<string> {
  const theme = { refuse: 'refusals', own: 'own-account' }[wanted]
  if (theme)
    return new Set(
      listTopics()
        .filter((topic) => topic.theme === theme)
        .map(({ id }) => id),
    )
  return new Set(
    wanted
      .split(/[, ]+/)
      .flatMap((each) =>
        each.startsWith('{') ? (factTopics[each.slice(1, -1)] ?? uploadPriceTopics).split(' ') : [each],
      ),
  )
}
