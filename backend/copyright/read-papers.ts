import { type DocumentFields, parseFields } from './find-fields.ts'
import { type Declaration, type Evaluation, evaluateRegistration } from './judge-papers.ts'
import { type DocumentReading, readDocument } from './read-document.ts'

export type EvaluatedDocument = { reading: DocumentReading; fields: DocumentFields; evaluation: Evaluation }

/** Reads a document, parses its fields and evaluates them against the declaration. Does not use the database. */
export async function evaluateDocument(declared: Declaration, document: { bytes: Buffer; type: string }): Promise<EvaluatedDocument> {
  const reading = await readDocument(document.bytes, document.type)
  const fields = parseFields(reading.lines)
  return { reading, fields, evaluation: evaluateRegistration(declared, reading, fields) }
}
