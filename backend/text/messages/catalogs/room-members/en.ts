import { defineCatalog } from '#text/messages/catalog'

/** How the members of a Green Room are named who chose no name. Written by the server; names stand within sentences. */
export const roomMembers = defineCatalog('room-members', {
  // The number of the copy that somebody holds.
  song: 'Holder of “{title}” No. {copy}',
  // An album may have the title of a song.
  album: 'Holder of “{title}” (album) No. {copy}',
  // Somebody who gave their copy away or got their money back.
  former: 'Former holder',
})
