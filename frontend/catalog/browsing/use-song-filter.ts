import { SONG_SORTS } from '#contract/catalog'
import { useSearchState } from '#frontend/lib/use-search-state.ts'
import { type Genre, GENRE_MESSAGES, type Mood, MOOD_MESSAGES, parseChoice } from './genre-messages.ts'

export type SongSort = (typeof SONG_SORTS)[number]

/** What is asked of the catalog, as it stands in the address. */
export interface SongFilter {
  q: string
  sort: SongSort
  openSale: '1' | undefined
  genre: Genre | undefined
  mood: Mood | undefined
}

/** The filter in the address; a value there that nobody knows is ignored. */
export function useSongFilter() {
  const [search, change] = useSearchState()
  const filter: SongFilter = {
    q: search.get('q') ?? '',
    sort: SONG_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
    openSale: search.get('openSale') === '1' ? '1' : undefined,
    genre: parseChoice(GENRE_MESSAGES, search.get('genre')),
    mood: parseChoice(MOOD_MESSAGES, search.get('mood')),
  }
  return {
    filter,
    change,
    clear: () => change({ sort: '', openSale: '', genre: '', mood: '' }),
    /** Whether anything but words decides what is listed. */
    isFiltered: Boolean(filter.openSale ?? filter.genre ?? filter.mood) || filter.sort !== 'newest',
  }
}

/** The part of a request that the filter decides. The order that needs no word has none. */
export const buildSongQuery = ({ sort, ...filter }: SongFilter) => ({
  ...filter,
  ...(sort === 'newest' ? {} : { sort }),
})
