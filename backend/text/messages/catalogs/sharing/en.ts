import { defineCatalog } from '#text/messages/catalog'

/** Titles and descriptions of pages, as browser tabs, search engines and shared links show them. */
export const sharing = defineCatalog('sharing', {
  // Title of pages without one of their own, in browser tabs and search results.
  'site.title': 'TuneMaker: songs in limited editions',
  // What search engines and shared links say about the site.
  'site.description':
    "Independent artists sell a song in a fixed number of copies, straight to the people who want it. Pay once, own copy No. 7 of 100, and walk into the artist's Private Green Room.",
  // On the picture that shared links of the site's own pages show: a heading in large letters, and what stands below it.
  'image.title': 'Songs in limited editions',
  'image.text': 'Straight from the people who wrote them.',
  // Title of a shared song, album or art card.
  work: '{title} by {artist}',
  'description.artist':
    '{songs, plural, =1 {One song} one {# song} other {# songs}} in limited editions, straight from {artist}.',
  // `copies` is the size of the edition.
  'description.soldOut':
    '{copies, plural, =1 {The only copy there is} one {An edition of # copy} other {An edition of # copies}}, by {artist}. Sold out.',
  'description.offSale':
    '{copies, plural, =1 {The only copy there is} one {An edition of # copy} other {An edition of # copies}}, by {artist}. Off sale for now; codes that were handed out stay valid.',
  // `price` is an amount such as $7.50.
  'description.onSale':
    '{copies, plural, =1 {The only copy there is, for {price}} one {An edition of # copy, {left} left, {price} each} other {An edition of # copies, {left} left, {price} each}}, paid straight to {artist}.',
  // Names of the news feed in programs that read feeds.
  'feed.all': 'New releases',
  'feed.artist': 'New releases by {artist}',
})
