import { getSessionItem, type SessionItems, updateSessionItem } from '#frontend/lib/session-storage.ts'

export type Examples = SessionItems['examples']
export type ExampleRelease = Examples['releases'][number]
export type ExampleKeymail = Examples['keymails'][number]

const subscribers = new Set<() => void>()

let current: Examples | undefined

export function subscribeToExamples(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

export function publishExamples(): void {
  for (const subscriber of subscribers) subscriber()
}

/** They stay in this tab: nothing of a test account's reaches the server. */
export const getExamples = (): Examples => (current ??= getSessionItem('examples') ?? { releases: [], keymails: [] })

function updateExamples(next: Examples): void {
  current = next
  updateSessionItem('examples', next)
  publishExamples()
}

/** Returns the release of this title, made with these fields if there is none yet. */
export function createExampleRelease(fields: Pick<ExampleRelease, 'title' | 'cents' | 'copies'>): ExampleRelease {
  const examples = getExamples()
  const known = examples.releases.find(({ title }) => title === fields.title)
  if (known) return known
  const release = { id: crypto.randomUUID(), at: new Date().toISOString(), ...fields }
  updateExamples({ ...examples, releases: [...examples.releases, release] })
  return release
}

/** The next copy of a release; none of a full one. */
export function createExampleKeymail({ id, copies }: ExampleRelease, code: string, cents: number): void {
  const { releases, keymails } = getExamples()
  const copy = keymails.filter(({ releaseId }) => releaseId === id).length + 1
  if (copy > copies) return
  const keymail = { code, releaseId: id, copy, cents, at: new Date().toISOString(), soldAt: null }
  updateExamples({ releases, keymails: [...keymails, keymail] })
}

/** Sells the oldest example Keymail that is left. */
export function updateExampleSold(): void {
  const { releases, keymails } = getExamples()
  const at = keymails.findIndex(({ soldAt }) => soldAt === null)
  const keymail = keymails[at]
  if (keymail)
    updateExamples({ releases, keymails: keymails.with(at, { ...keymail, soldAt: new Date().toISOString() }) })
}

export const deleteExamples = (): void => updateExamples({ releases: [], keymails: [] })
