export { carryOutCorrection, declineCorrection } from './apply-correction.ts'
export { correctionMoved } from './jobs.ts'
export { listCorrectable, listCorrections } from './list-corrections.ts'
export { mailCorrection } from './mail-correction.ts'
export { correctionRoutes } from './routes.ts'
export {
  confirmCorrection as applyCorrection,
  proposeCorrection,
  proposeWish,
  talkCorrection,
  type CorrectionTalk,
} from './talk-correction.ts'
