import type { DemoEdition, DemoSong } from './types.ts'

export const demoSongs: DemoSong[] = [
  buildSong('marginal', 'ines-calhau', 'Marginal', 'A slow bossa for the road along the river.', [
    'Inês Marques Calhau',
  ]),
  buildSong(
    'laranjas-de-novembro',
    'ines-calhau',
    'Laranjas de Novembro',
    'Fingerpicked guitar, early light, a box of fruit.',
    ['Inês Marques Calhau'],
  ),
  buildSong('a-cal-e-o-sal', 'ines-calhau', 'A Cal e o Sal', 'A waltz in a minor key, sung by two guitars.', [
    'Inês Marques Calhau',
    'Tomé Valadas',
  ]),
  buildSong(
    'lift-the-window',
    'adaeze-okwuosa',
    'Lift the Window',
    'Organ, bass and hand claps on a Sunday in the rainy season.',
    ['Adaeze Chinonso Okwuosa'],
  ),
  buildSong(
    'evening-bread',
    'adaeze-okwuosa',
    'Evening Bread',
    'Two bright guitars that finish each other’s sentences.',
    ['Adaeze Chinonso Okwuosa', 'Obinna Ezeude'],
  ),
  buildSong('blue-hour', 'torvald-nymark', 'Blue Hour, Kvaløya', 'Long tones from the hour when the snow is blue.', [
    'Torvald Eirik Nymark',
  ]),
  buildSong(
    'snow-on-the-antenna',
    'torvald-nymark',
    'Snow on the Antenna',
    'Bells in patterns that drift apart and meet again.',
    ['Torvald Eirik Nymark'],
  ),
  buildSong('boat-named-patience', 'marlon-petrie', 'Boat Named Patience', 'Rocksteady for a flat sea and no plans.', [
    'Marlon Anthony Petrie',
  ]),
  buildSong('tin-roof-dub', 'marlon-petrie', 'Tin Roof Dub', 'Bass, echo and rain on corrugated iron.', [
    'Marlon Anthony Petrie',
    'Sonia Bramwell',
  ]),
  buildSong(
    'last-train-warm-can',
    'kanae-minobe',
    'Last Train, Warm Can',
    'A dusty beat and an electric piano, twelve minutes to midnight.',
    ['Minobe Kanae'],
  ),
  buildSong('komorebi', 'kanae-minobe', 'Komorebi', 'A lullaby for a mended music box.', ['Minobe Kanae']),
  buildSong('slow-kettle', 'kanae-minobe', 'Slow Kettle', 'Three in a bar, brushed, waiting for the water.', [
    'Minobe Kanae',
  ]),
  buildSong(
    'walc-na-deszcz',
    'zofia-wrzesien',
    'Walc na deszcz',
    'A quick waltz for flute and strings, with puddles.',
    ['Zofia Maria Wrzesień'],
  ),
  buildSong(
    'letter-from-planty',
    'zofia-wrzesien',
    'Letter from Planty',
    'A quartet that starts plucked and ends bowed.',
    ['Zofia Maria Wrzesień', 'Hanna Lipowska'],
  ),
  buildSong('corniche', 'phare-ouest', 'Corniche, 2 h 40', 'Night drive with the windows down.', ['Lucien Abadie']),
  buildSong('semaphore', 'phare-ouest', 'Sémaphore', 'One pulse, one chord, many lights.', [
    'Lucien Abadie',
    'Maïwenn Le Goff',
  ]),
  buildSong(
    'mile-marker-nine',
    'ruthann-tolliver',
    'Mile Marker Nine',
    'A twelve-bar shuffle for a bus with no passengers.',
    ['Ruthann Grace Tolliver'],
  ),
  buildSong(
    'porch-light-hymn',
    'ruthann-tolliver',
    'Porch Light Hymn',
    'A slow tune for whoever is still on the way.',
    ['Ruthann Grace Tolliver'],
  ),
]

export const demoEditions: DemoEdition[] = [
  buildSingle('marginal', 750, 120, 14, 41, 2),
  buildSingle('laranjas-de-novembro', 1200, 25, 0, 24, 0),
  buildSingle('a-cal-e-o-sal', 750, 80, 10, 17, 1),
  buildAlbum(
    'casa-virada-ao-rio',
    'ines-calhau',
    'Casa Virada ao Rio',
    ['marginal', 'laranjas-de-novembro', 'a-cal-e-o-sal'],
    1800,
    200,
    12,
    33,
    1,
  ),
  buildSingle('lift-the-window', 600, 250, 20, 58, 3),
  buildSingle('evening-bread', 300, 10_000, 60, 96, 4),
  buildSingle('blue-hour', 500, 500, 15, 37, 2),
  buildSingle('snow-on-the-antenna', 2500, 12, 0, 12, 0),
  buildSingle('boat-named-patience', 750, 300, 18, 44, 2),
  buildSingle('tin-roof-dub', 900, 90, 8, 26, 1),
  buildSingle('last-train-warm-can', 500, 150, 16, 63, 2),
  buildSingle('komorebi', 500, 100, 9, 31, 0),
  buildSingle('slow-kettle', 450, 75, 6, 12, 1),
  buildAlbum(
    'small-rooms',
    'kanae-minobe',
    'Small Rooms',
    ['last-train-warm-can', 'komorebi', 'slow-kettle'],
    1200,
    100,
    10,
    29,
    1,
  ),
  buildSingle('walc-na-deszcz', 850, 60, 7, 21, 1),
  buildSingle('letter-from-planty', 1000, 50, 5, 38, 0),
  buildSingle('corniche', 650, 400, 25, 52, 3),
  buildSingle('semaphore', 650, 200, 11, 24, 1),
  buildSingle('mile-marker-nine', 700, 150, 12, 35, 2),
  buildSingle('porch-light-hymn', 1000, 64, 6, 19, 0),
]

function buildSong(id: string, artist: string, title: string, about: string, copyrightHolders: string[]): DemoSong {
  return { id, artist, title, about, copyrightHolders }
}

/** The edition of a single song has the song's id. */
function buildSingle(
  id: string,
  priceCents: number,
  copies: number,
  issued: number,
  redeemed: number,
  voided: number,
): DemoEdition {
  const { artist, title } = demoSongs.find((one) => one.id === id)!
  return {
    id,
    artist,
    kind: 'song',
    title,
    songs: [id],
    priceCents,
    copies,
    keymails: { issued, redeemed, void: voided },
  }
}

function buildAlbum(
  id: string,
  artist: string,
  title: string,
  songs: string[],
  priceCents: number,
  copies: number,
  issued: number,
  redeemed: number,
  voided: number,
): DemoEdition {
  return { id, artist, kind: 'album', title, songs, priceCents, copies, keymails: { issued, redeemed, void: voided } }
}
