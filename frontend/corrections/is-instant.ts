import { type CorrectionKind, INSTANT_KINDS } from '#contract/corrections'

/** Whether corrections of this kind are applied without a review. */
export const isInstant = (kind: CorrectionKind) => (INSTANT_KINDS as readonly string[]).includes(kind)
