/** A sample Keymail, for illustration. */
export const SAMPLE_KEYMAIL = {
  artist: 'Somebody you love',
  song: 'That one song',
  copy: 7,
  of: 100,
  price: 750,
} as const
