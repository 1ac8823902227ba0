/** The outcome of a copyright check. */
export const VERDICTS = ['verified', 'needs-review', 'declined'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why a document was not verified. Every reason has a text in each of Godfrey's languages. */
export const REASONS = [
  'no-document',
  'encrypted',
  'unreadable',
  'truncated',
  'too-heavy',
  'too-many-pages',
  'picture',
  'no-text',
  'hidden-text',
  'no-number',
  'several-numbers',
  'number-differs',
  'number-used',
  'no-holder',
  'holder-differs',
  'holder-near',
  'stage-name-only',
  'other-holders',
  'no-title',
  'title-differs',
  'title-near',
  'no-date',
  'date-impossible',
  'recording-known',
  'recording-released',
  'refunded',
  'somebody-elses',
] as const
export type Reason = (typeof REASONS)[number]
