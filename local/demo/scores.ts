import { aCalEOSal, laranjasDeNovembro, marginal, porchLightHymn } from './scores-guitar.ts'
import { blueHour, corniche, mileMarkerNine, semaphore, snowOnTheAntenna } from './scores-night.ts'
import { komorebi, lastTrainWarmCan, letterFromPlanty, slowKettle, walcNaDeszcz } from './scores-rooms.ts'
import { boatNamedPatience, eveningBread, liftTheWindow, tinRoofDub } from './scores-south.ts'
import type { Score } from './synth-score.ts'

/** One score for every song of the catalogue; `id` is the song's. */
export const scores: Score[] = [
  marginal, laranjasDeNovembro, aCalEOSal, liftTheWindow, eveningBread, blueHour, snowOnTheAntenna, boatNamedPatience, tinRoofDub,
  lastTrainWarmCan, komorebi, slowKettle, walcNaDeszcz, letterFromPlanty, corniche, semaphore, mileMarkerNine, porchLightHymn,
]
