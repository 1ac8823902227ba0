import { type Fields, findFields } from './find-fields.ts'
import { type Declared, type Judgement, judgePapers } from './judge-papers.ts'
import { type DocumentReading, readDocument } from './read-document.ts'

export type Papers = { reading: DocumentReading; fields: Fields; judgement: Judgement }

/** Reads a document, finds its fields and judges them against what was declared. Knows no database. */
export async function readPapers(declared: Declared, document: { bytes: Buffer; type: string }): Promise<Papers> {
  const reading = await readDocument(document.bytes, document.type)
  const fields = findFields(reading.lines)
  return { reading, fields, judgement: judgePapers(declared, reading, fields) }
}
