import type { HttpResponse } from '#http/http-response'
import { buildDocumentResponse } from '#module/pdf'
import type { LetterName } from './contract.ts'
import { letterDocument } from './letter-document.ts'
import type { Language } from '#contract/text'

const FILE_NAMES: Record<LetterName, string> = {
  counselor: 'TuneMaker on one page',
  studio: 'TuneMaker for studios',
  'fan-club': 'TuneMaker for fan clubs',
  visitor: 'TuneMaker for visitors',
}

/** The PDF of a printed letter; the worker renders it when it is first requested. */
export function downloadLetter(
  ref: { letter: LetterName; paper: 'a4' | 'letter'; language: Language },
  request: { ifNoneMatch: string; head: boolean },
): Promise<HttpResponse> {
  return buildDocumentResponse(letterDocument, ref, { fileName: FILE_NAMES[ref.letter], ...request, isPublic: true })
}
