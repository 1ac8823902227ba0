/** SQL columns of a song's details, of `songs s`. */
export const songDetailsSql = `
  s.story, s.story_language AS "storyLanguage", s.lyrics, s.credits, s.isrc, s.genre, s.mood, s.language, s.explicit`

/** SQL columns of an album's details, of `editions e`. */
export const albumDetailsSql = `
  e.story, e.story_language AS "storyLanguage", e.release_notes AS "releaseNotes", e.upc`
