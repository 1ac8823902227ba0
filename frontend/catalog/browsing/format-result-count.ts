import type { Translate } from '#text/messages/catalog'
import type { music } from '#text/messages/catalogs/music/en'
import type { SongFilter, SongSort } from './use-song-filter.ts'

export const SORT_MESSAGES = {
  newest: 'sort.newest',
  'nearly-gone': 'sort.nearlyGone',
  collected: 'sort.collected',
  'price-low': 'sort.priceLow',
  'price-high': 'sort.priceHigh',
} as const satisfies Record<SongSort, string>

interface ResultCount {
  songs: number
  more: boolean
  filter: SongFilter
  isFiltered: boolean
}

/** “The first 24 songs: Nearly gone”. Empty where the page says it otherwise. */
export function formatResultCount(
  { songs, more, filter: { q, sort }, isFiltered }: ResultCount,
  t: Translate<(typeof music)['messages']>,
): string {
  if (songs === 0) return isFiltered ? t('browse.noFit') : q ? t('browse.none', { q }) : ''
  if (q) return more ? t('browse.foundFirst', { songs, q }) : t('browse.found', { songs, q })
  if (sort === 'newest') return more ? t('browse.newestFirst', { songs }) : t('browse.newest', { songs })
  const order = t(SORT_MESSAGES[sort])
  return more ? t('browse.sortedFirst', { songs, sort: order }) : t('browse.sorted', { songs, sort: order })
}
