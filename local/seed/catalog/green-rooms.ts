import type { PhotoScene } from '#local/seed/pictures/render-photo'

/** One message or post in a demo Green Room. `who` is 'artist' or the index of a holder of that room. */
export type RoomLine = {
  artist: string
  who: 'artist' | number
  /** The wall, the chat, or the private thread between the given holder and the artist. */
  where: 'wall' | 'chat' | { with: number }
  hoursAgo: number
  text: string
  photos?: PhotoScene[]
  /** Length of a hummed voice note in seconds. */
  voice?: number
}

/** Display names of some holders; the others are named by their copy number. */
export const holderNames: Record<string, string[]> = {
  'ines-calhau': ['Marta da Foz', 'Jonas', 'the one with the cat'],
  'adaeze-okwuosa': ['Auntie Bisi', 'Bassline Peter'],
  'torvald-nymark': ['Ice Cream in January'],
  'marlon-petrie': ['Dub Dentist', 'Coralie'],
  'kanae-minobe': ['night shift, ward 4', 'Platform Two'],
}

const createLineBuilder = (artist: string) => {
  return (
    who: RoomLine['who'],
    where: RoomLine['where'],
    hoursAgo: number,
    text: string,
    more: Partial<RoomLine> = {},
  ) => ({
    artist,
    who,
    where,
    hoursAgo,
    text,
    ...more,
  })
}
const ines = createLineBuilder('ines-calhau')
const adaeze = createLineBuilder('adaeze-okwuosa')
const torvald = createLineBuilder('torvald-nymark')
const marlon = createLineBuilder('marlon-petrie')
const kanae = createLineBuilder('kanae-minobe')

export const roomLines: RoomLine[] = [
  ines('artist', 'wall', 440, 'The box itself. My neighbour wanted it back.', { photos: ['oranges'] }),
  ines('artist', 'wall', 70, 'Where I sit after midnight. The fridge is behind the camera, keeping time.', {
    photos: ['kitchen'],
  }),
  ines(
    0,
    'wall',
    52,
    'I played “Marginal” on the actual road, on a bus, with one earphone lent to a stranger. She got off one stop late.',
  ),
  ines('artist', 'wall', 30, 'The second bridge, hummed. It is not finished and I like it that way for now.', {
    voice: 5,
  }),
  ines(1, 'chat', 49, 'Is the concert in the boat shed the one near the old ferry landing?'),
  ines('artist', 'chat', 48, 'Yes. Blue door. If you can smell varnish you are there.'),
  ines(2, 'chat', 47, 'I am coming from Porto. Is there anything against bringing a cat. Asking for a cat.'),
  ines('artist', 'chat', 46, 'The shed has had worse audiences.'),
  ines(0, 'chat', 20, 'Jumper packed. See you all on Saturday.'),
  ines(
    1,
    { with: 1 },
    26,
    'I hold copy 2 and my mother’s name was Inês as well. Could the last chorus be played for her?',
  ),
  ines('artist', { with: 1 }, 25, 'It will be. Sit near the front.'),

  adaeze(
    'artist',
    'wall',
    96,
    'The pedal part of “Lift the Window”, slowly, for everybody who asked how the left foot goes.',
    { voice: 6 },
  ),
  adaeze(
    0,
    'wall',
    40,
    'We danced to “Evening Bread” at my daughter’s naming. The whole street knows the guitar line now.',
  ),
  adaeze(1, 'chat', 31, 'What tuning is the second guitar? I have been at it since Sunday.'),
  adaeze('artist', 'chat', 30, 'Standard, capo on four. Obinna only pretends it is complicated.'),
  adaeze(0, 'chat', 8, 'Tell Obinna that the street says hello.'),

  torvald('artist', 'wall', 250, 'The wire is the second one from the left.', { photos: ['antenna'] }),
  torvald(0, 'chat', 120, 'I listen to this with the window open. My family has stopped asking.'),
  torvald('artist', 'chat', 118, 'Good. Four degrees is ideal, minus four is better.'),

  marlon('artist', 'wall', 90, 'Patience, last night. She was pulling in G.', { photos: ['boat'] }),
  marlon(
    0,
    'wall',
    33,
    'My patients ask for “Tin Roof Dub” during fillings. I thought you should know where your echo ends up.',
  ),
  marlon(1, 'chat', 28, 'Which take is on the record, the one before or after the tape echo came back?'),
  marlon('artist', 'chat', 27, 'Before for the verses, after for the last minute. You can hear it yawn.'),

  kanae('artist', 'wall', 140, 'Platform two. The second can from the right, bottom row.', { photos: ['platform'] }),
  kanae(0, 'chat', 64, 'This is the only thing I can listen to at four in the morning that does not hurry me.'),
  kanae('artist', 'chat', 60, 'That is the nicest tempo marking I have ever been given.'),
  kanae(1, 'chat', 12, 'Found the vending machine. The coffee is terrible. Thank you.'),
]
