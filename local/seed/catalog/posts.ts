import type { DemoPost } from './types.ts'

export const demoPosts: DemoPost[] = [
  buildStory(
    'ines-calhau',
    3,
    'Where “Marginal” comes from',
    'The road is called the Marginal because it keeps to the margin of the land. I drove it every Friday with my father, who never spoke before the second bridge. The pause before the last chorus is that bridge.',
  ),
  buildStory(
    'ines-calhau',
    19,
    'Twenty-five boxes',
    'I made twenty-five copies of “Laranjas” because my neighbour gave me twenty-five oranges. One copy is left. The oranges are gone.',
  ),
  buildNews(
    'ines-calhau',
    1,
    'A small concert for holders',
    'On the last Saturday of the month I play in my uncle’s boat shed, for whoever holds a Keymail. Bring a jumper and something to sit on.',
  ),
  buildStory(
    'adaeze-okwuosa',
    5,
    'The window in the title',
    'In my mother’s church the organ stood under a window that stuck. When the rain stopped, somebody had to lift it with a broom. That sound, wood and then air, is the whole song.',
  ),
  buildNews(
    'adaeze-okwuosa',
    2,
    'Why ten thousand',
    '“Evening Bread” is for everybody on the street and everybody who ever left it, so I made as many copies as the platform lets me. It costs what a loaf costs.',
  ),
  buildStory(
    'torvald-nymark',
    11,
    'Recorded at minus nineteen',
    'The low tone is a guy wire at the station above the sound. I put a contact microphone on it and waited. After an hour I stopped hearing the wind and began to hear the wire.',
  ),
  buildNews(
    'torvald-nymark',
    26,
    'The twelve of you',
    '“Snow on the Antenna” has found its twelve owners. I know all your names now. I will send each of you the sheet with the bell patterns.',
  ),
  buildStory(
    'marlon-petrie',
    4,
    'The boat',
    'Patience is a real boat. Mr Desmond painted her name when he was sixty, and again at seventy, and he left room on the stern. I wrote the bass line to the way she pulls at her rope.',
  ),
  buildNews(
    'marlon-petrie',
    9,
    'Second echo mended',
    'The old tape echo is back from Kingston and it still adds a little more than you ask for. You can hear it on the last minute of “Tin Roof Dub”.',
  ),
  buildStory(
    'kanae-minobe',
    6,
    'Twelve minutes to midnight',
    'The vending machine on platform two sells hot coffee in cans, and the last train is always late enough for one. I recorded the can opening. It is the first snare.',
  ),
  buildStory(
    'kanae-minobe',
    15,
    'The music box with a missing tooth',
    'One note of the comb was broken, an A. I wrote “Komorebi” without that note first, then mended the box, and let the A come in near the end.',
  ),
  buildStory(
    'zofia-wrzesien',
    8,
    'Thursday rehearsal',
    'We tried the waltz faster than I wrote it because the trams outside were loud. Hanna laughed in bar forty. I changed the tempo in the score and kept the rest.',
  ),
  buildNews(
    'zofia-wrzesien',
    21,
    'Scores for holders',
    'If you hold the quartet and play an instrument, write to me in the chat and I will send you your part.',
  ),
  buildStory(
    'phare-ouest',
    7,
    'Two forty in the morning',
    'My shift ends at half past two. Ten minutes later the coast road is mine, all the lights are green, and for nine kilometres I do not touch the brakes. The tempo is my pedalling.',
  ),
  buildStory(
    'ruthann-tolliver',
    10,
    'Mile marker nine',
    'Nine is where the last child got off and I could sing out loud. Twenty-six years of singing to empty seats, and now you are in them.',
  ),
  buildNews(
    'ruthann-tolliver',
    30,
    'About the slide',
    'Several of you asked. It is the neck of a brass lamp, cut with a hacksaw and sanded on the porch step. The lamp did not work anyway.',
  ),
]

function buildStory(artist: string, daysAgo: number, title: string, text: string): DemoPost {
  return { artist, kind: 'story', title, text, daysAgo }
}

function buildNews(artist: string, daysAgo: number, title: string, text: string): DemoPost {
  return { artist, kind: 'news', title, text, daysAgo }
}
