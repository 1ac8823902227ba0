import { defineCatalog } from '#text/messages/catalog'

/** The search over artists, songs, albums and art cards. */
export const search = defineCatalog('search', {
  title: 'Search',
  lead: 'Songs, albums, artists and art cards, by any word of their titles and names.',
  label: 'Title or name',
  searching: 'Searching...',
  failed: 'The search did not work',
  failedText: 'We could not reach TuneMaker. Please try again in a moment.',
  none: 'Nothing found',
  noneText: 'Nothing here is called “{q}” or anything like it. Try one word of the title or the name.',
  browse: 'Browse Music',
  noneFor: 'Nothing found for “{q}”.',
  // Heads a list of names that are nearly spelled as the searched word.
  similar: 'Nothing is called “{q}”. These are spelled similarly:',
  results: '{count, plural, one {# result} other {# results}} for “{q}”',
  artists: 'Artists',
  songs: 'Songs',
  albums: 'Albums',
  cards: 'Art cards',
  recent: 'Recent searches',
  clear: 'Clear',
})
