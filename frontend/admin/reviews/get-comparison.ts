import type { FoundField } from './EvidenceComparison.tsx'

const toText = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).join(', ') : value === null || value === undefined ? '' : String(value)

/** The `declared` and `found` parts of a review's evidence; undefined if it has neither. */
export function getComparison(evidence: Record<string, unknown>) {
  const declared = toEntries(evidence['declared'])
  const found = Array.isArray(evidence['found']) ? evidence['found'].map(toFoundField) : []
  if (declared.length === 0 && found.length === 0) return undefined
  return { declared, found }
}

function toFoundField(one: Record<string, unknown>): FoundField {
  return {
    name: toText(one['field']),
    value: toText(one['value']),
    page: toText(one['page']),
    excerpt: toText(one['excerpt']),
  }
}

function toEntries(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .map(([name, one]): [string, string] => [name, toText(one)])
    .filter(([, one]) => one !== '')
}
