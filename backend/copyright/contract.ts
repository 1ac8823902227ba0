/** What Godfrey finds when he has read the papers. */
export const VERDICTS = ['verified', 'needs-review', 'declined'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Why papers do not speak for themselves. Every reason has a sentence in each of Godfrey's languages. */
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
  'refunded',
  'somebody-elses',
] as const
export type Reason = (typeof REASONS)[number]
