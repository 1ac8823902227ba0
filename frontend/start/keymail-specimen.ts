/** A ticket that is nobody's: what a Keymail looks like before anything has been bought. */
export const KEYMAIL_SPECIMEN = {
  artist: 'Somebody you love',
  song: 'That one song',
  copy: 7,
  of: 100,
  price: 750,
} as const
