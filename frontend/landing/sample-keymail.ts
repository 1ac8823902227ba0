/** A sample Keymail, for illustration; `t` says what stands in place of artist and song. */
export const buildSampleKeymail = (t: (key: 'sample.artist' | 'sample.song') => string) => ({
  artist: t('sample.artist'),
  song: t('sample.song'),
  copy: 7,
  of: 100,
  price: 750,
})
