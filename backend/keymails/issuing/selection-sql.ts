import type { KeymailSelection } from '#contract/keymails'

/** The condition on `k` that a selection stands for, with its value as $2. */
export function buildSelectionSql(selection: KeymailSelection): {
  isSelected: string
  value: string | readonly string[]
} {
  return 'codes' in selection
    ? { isSelected: 'k.code = ANY ($2)', value: selection.codes }
    : { isSelected: 'k.edition_id = $2', value: selection.editionId }
}
