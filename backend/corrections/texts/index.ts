export { correctionTexts, formatCorrectionText } from './correction-texts.ts'
