import { aCalEOSal, laranjasDeNovembro, marginal, porchLightHymn } from './guitar.ts'
import { boatNamedPatience, tinRoofDub } from './island.ts'
import { blueHour, snowOnTheAntenna } from './night.ts'
import { corniche, mileMarkerNine, semaphore } from './road.ts'
import { lastTrainWarmCan, letterFromPlanty } from './rooms.ts'
import { eveningBread, liftTheWindow } from './south.ts'
import { komorebi, slowKettle, walcNaDeszcz } from './waltzes.ts'
import type { Score } from '#local/seed/music/synth/score'

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
