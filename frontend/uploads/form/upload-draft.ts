import { useSyncExternalStore } from 'react'
import { getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'

/** Typed values. An untouched field is absent and falls back to the account's value. */
type DraftTexts = {
  songTitle?: string
  priceOption?: string
  customPrice?: string
  copies?: string
  copyrightHolders?: string
  contact?: string
  artistName?: string
  paymentAccount?: string
  governanceTrackerNumber?: string
  keyCode?: string
}

/** A recording after the first of the same release. */
export type AdditionalTrack = {
  key: string
  title: string
  audioFile: File
  /** This song's own proof of copyright. */
  copyrightDocument?: File | undefined
}

export type UploadDraft = DraftTexts & {
  /** Not stored: files do not survive a reload. */
  more?: AdditionalTrack[]
  /** Never stored and never sent. */
  ssnLastFive?: string
  audioFile?: File | undefined
  /** Of the first song, or of all songs with `oneDocument`. */
  copyrightDocument?: File | undefined
  /** One document covers all songs of the release. */
  oneDocument?: boolean
  /** The songs are not published before the artist says so. */
  isDraft?: boolean
  copyrightConfirmed?: boolean
  termsAccepted?: boolean
}

const STORED_FIELDS = [
  'songTitle',
  'priceOption',
  'customPrice',
  'copies',
  'copyrightHolders',
  'contact',
  'artistName',
  'paymentAccount',
  'governanceTrackerNumber',
  'keyCode',
] as const satisfies readonly (keyof DraftTexts)[]

// Module state: the draft survives navigation, and its texts survive a reload.
let owner = ''
let draft: UploadDraft = {}
const listeners = new Set<() => void>()

function setDraft(next: UploadDraft): void {
  draft = next
  updateSessionItem('uploadDraft', { owner, ...Object.fromEntries(STORED_FIELDS.map((name) => [name, next[name]])) })
  for (const tell of listeners) tell()
}

function openDraft(by: string): void {
  if (owner === by) return
  owner = by
  const stored = getSessionItem('uploadDraft')
  draft = {}
  if (stored?.['owner'] !== by) return
  for (const name of STORED_FIELDS) {
    const text = stored[name]
    if (typeof text === 'string') draft[name] = text
  }
}

export function updateDraft(patch: UploadDraft): void {
  setDraft({ ...draft, ...patch })
}

/** Removes an uploaded song from the draft. After the last one, the values shared by the release are cleared too. */
export function deleteFromDraft(audioFile: File): void {
  const { more = [], ...form } = draft
  const rest = more.filter((track) => track.audioFile !== audioFile)
  if (form.audioFile !== audioFile) {
    setDraft({ ...form, more: rest })
    return
  }
  const [next, ...others] = rest
  if (next) {
    const copyrightDocument = form.oneDocument ? form.copyrightDocument : next.copyrightDocument
    setDraft({ ...form, songTitle: next.title, audioFile: next.audioFile, copyrightDocument, more: others })
    return
  }
  const {
    songTitle: _title,
    audioFile: _audio,
    copyrightDocument: _document,
    oneDocument: _one,
    copyrightConfirmed: _owned,
    termsAccepted: _terms,
    ...kept
  } = form
  setDraft(kept)
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The draft of one artist. `by` identifies the owner, so that nobody sees another artist's draft. */
export function useUploadDraft(by: string): UploadDraft {
  return useSyncExternalStore(subscribe, () => {
    openDraft(by)
    return draft
  })
}
