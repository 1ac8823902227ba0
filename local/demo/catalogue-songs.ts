import type { DemoEdition, DemoSong } from './catalogue-types.ts'

export const demoSongs: DemoSong[] = [
  song('marginal', 'ines-calhau', 'Marginal', 'A slow bossa for the road along the river.', ['Inês Marques Calhau']),
  song(
    'laranjas-de-novembro',
    'ines-calhau',
    'Laranjas de Novembro',
    'Fingerpicked guitar, early light, a box of fruit.',
    ['Inês Marques Calhau'],
  ),
  song('a-cal-e-o-sal', 'ines-calhau', 'A Cal e o Sal', 'A waltz in a minor key, sung by two guitars.', [
    'Inês Marques Calhau',
    'Tomé Valadas',
  ]),
  song(
    'lift-the-window',
    'adaeze-okwuosa',
    'Lift the Window',
    'Organ, bass and hand claps on a Sunday in the rainy season.',
    ['Adaeze Chinonso Okwuosa'],
  ),
  song('evening-bread', 'adaeze-okwuosa', 'Evening Bread', 'Two bright guitars that finish each other’s sentences.', [
    'Adaeze Chinonso Okwuosa',
    'Obinna Ezeude',
  ]),
  song('blue-hour', 'torvald-nymark', 'Blue Hour, Kvaløya', 'Long tones from the hour when the snow is blue.', [
    'Torvald Eirik Nymark',
  ]),
  song(
    'snow-on-the-antenna',
    'torvald-nymark',
    'Snow on the Antenna',
    'Bells in patterns that drift apart and meet again.',
    ['Torvald Eirik Nymark'],
  ),
  song('boat-named-patience', 'marlon-petrie', 'Boat Named Patience', 'Rocksteady for a flat sea and no plans.', [
    'Marlon Anthony Petrie',
  ]),
  song('tin-roof-dub', 'marlon-petrie', 'Tin Roof Dub', 'Bass, echo and rain on corrugated iron.', [
    'Marlon Anthony Petrie',
    'Sonia Bramwell',
  ]),
  song(
    'last-train-warm-can',
    'kanae-minobe',
    'Last Train, Warm Can',
    'A dusty beat and an electric piano, twelve minutes to midnight.',
    ['Minobe Kanae'],
  ),
  song('komorebi', 'kanae-minobe', 'Komorebi', 'A lullaby for a mended music box.', ['Minobe Kanae']),
  song('slow-kettle', 'kanae-minobe', 'Slow Kettle', 'Three in a bar, brushed, waiting for the water.', [
    'Minobe Kanae',
  ]),
  song('walc-na-deszcz', 'zofia-wrzesien', 'Walc na deszcz', 'A quick waltz for flute and strings, with puddles.', [
    'Zofia Maria Wrzesień',
  ]),
  song('letter-from-planty', 'zofia-wrzesien', 'Letter from Planty', 'A quartet that starts plucked and ends bowed.', [
    'Zofia Maria Wrzesień',
    'Hanna Lipowska',
  ]),
  song('corniche', 'phare-ouest', 'Corniche, 2 h 40', 'Night drive with the windows down.', ['Lucien Abadie']),
  song('semaphore', 'phare-ouest', 'Sémaphore', 'One pulse, one chord, many lights.', [
    'Lucien Abadie',
    'Maïwenn Le Goff',
  ]),
  song(
    'mile-marker-nine',
    'ruthann-tolliver',
    'Mile Marker Nine',
    'A twelve-bar shuffle for a bus with no passengers.',
    ['Ruthann Grace Tolliver'],
  ),
  song('porch-light-hymn', 'ruthann-tolliver', 'Porch Light Hymn', 'A slow tune for whoever is still on the way.', [
    'Ruthann Grace Tolliver',
  ]),
]

export const demoEditions: DemoEdition[] = [
  single('marginal', 750, 120, 14, 41, 2),
  single('laranjas-de-novembro', 1200, 25, 0, 24, 0),
  single('a-cal-e-o-sal', 750, 80, 10, 17, 1),
  album(
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
  single('lift-the-window', 600, 250, 20, 58, 3),
  single('evening-bread', 300, 10_000, 60, 96, 4),
  single('blue-hour', 500, 500, 15, 37, 2),
  single('snow-on-the-antenna', 2500, 12, 0, 12, 0),
  single('boat-named-patience', 750, 300, 18, 44, 2),
  single('tin-roof-dub', 900, 90, 8, 26, 1),
  single('last-train-warm-can', 500, 150, 16, 63, 2),
  single('komorebi', 500, 100, 9, 31, 0),
  single('slow-kettle', 450, 75, 6, 12, 1),
  album(
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
  single('walc-na-deszcz', 850, 60, 7, 21, 1),
  single('letter-from-planty', 1000, 50, 5, 38, 0),
  single('corniche', 650, 400, 25, 52, 3),
  single('semaphore', 650, 200, 11, 24, 1),
  single('mile-marker-nine', 700, 150, 12, 35, 2),
  single('porch-light-hymn', 1000, 64, 6, 19, 0),
]

function song(id: string, artist: string, title: string, about: string, copyrightHolders: string[]): DemoSong {
  return { id, artist, title, about, copyrightHolders }
}

/** An edition of one song carries the song's id. */
function single(
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

function album(
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
