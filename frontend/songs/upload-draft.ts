import { useSyncExternalStore } from 'react'
import { recall, remember } from '#web/session-keys'

/** What was typed; a field that was never touched is absent and shows what the account says. */
type UploadTexts = {
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

/** A further recording of the same release. */
export type FurtherTrack = {
  key: string
  title: string
  audioFile: File
  /** Its own proof of copyright. */
  copyrightDocument?: File | undefined
}

export type UploadDraft = UploadTexts & {
  /** Not stored: a file does not survive a reload. */
  more?: FurtherTrack[]
  /** Never stored and never sent. */
  ssnLastFive?: string
  audioFile?: File | undefined
  /** Of the first song; with `oneDocument` of all. */
  copyrightDocument?: File | undefined
  /** One document covers all songs of the release. */
  oneDocument?: boolean
  copyrightConfirmed?: boolean
  termsAccepted?: boolean
}

const TEXTS = [
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
] as const satisfies readonly (keyof UploadTexts)[]

// Lives outside the screen: it survives a way through the house, and its texts survive a reload.
let owner = ''
let draft: UploadDraft = {}
const listeners = new Set<() => void>()

function put(next: UploadDraft): void {
  draft = next
  remember('uploadDraft', { owner, ...Object.fromEntries(TEXTS.map((name) => [name, next[name]])) })
  for (const tell of listeners) tell()
}

function open(by: string): void {
  if (owner === by) return
  owner = by
  const stored = recall('uploadDraft')
  draft = {}
  if (stored?.['owner'] !== by) return
  for (const name of TEXTS) {
    const text = stored[name]
    if (typeof text === 'string') draft[name] = text
  }
}

export function changeDraft(patch: UploadDraft): void {
  put({ ...draft, ...patch })
}

/** After a song has arrived: it leaves the form. After the last one what belongs to all songs of this release goes too. */
export function dropFromDraft(audioFile: File): void {
  const { more = [], ...form } = draft
  const rest = more.filter((track) => track.audioFile !== audioFile)
  if (form.audioFile !== audioFile) {
    put({ ...form, more: rest })
    return
  }
  const [next, ...others] = rest
  if (next) {
    const copyrightDocument = form.oneDocument ? form.copyrightDocument : next.copyrightDocument
    put({ ...form, songTitle: next.title, audioFile: next.audioFile, copyrightDocument, more: others })
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
  put(kept)
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The form's content. `by` is whose it is: nobody finds what somebody else typed. */
export function useUploadDraft(by: string): UploadDraft {
  return useSyncExternalStore(subscribe, () => {
    open(by)
    return draft
  })
}
