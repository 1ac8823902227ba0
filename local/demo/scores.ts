import { aCalEOSal, laranjasDeNovembro, marginal, porchLightHymn } from './scores-guitar.ts'
import { boatNamedPatience, tinRoofDub } from './scores-island.ts'
import { blueHour, snowOnTheAntenna } from './scores-night.ts'
import { corniche, mileMarkerNine, semaphore } from './scores-road.ts'
import { komorebi, lastTrainWarmCan, letterFromPlanty, slowKettle, walcNaDeszcz } from './scores-rooms.ts'
import { eveningBread, liftTheWindow } from './scores-south.ts'
import type { Score } from './synth-score.ts'

/** The score of every song in the catalog; `id` is the song's. */
export const scores: Score[] = [
  marginal,
  laranjasDeNovembro,
  aCalEOSal,
  liftTheWindow,
  eveningBread,
  blueHour,
  snowOnTheAntenna,
  boatNamedPatience,
  tinRoofDub,
  lastTrainWarmCan,
  komorebi,
  slowKettle,
  walcNaDeszcz,
  letterFromPlanty,
  corniche,
  semaphore,
  mileMarkerNine,
  porchLightHymn,
]
