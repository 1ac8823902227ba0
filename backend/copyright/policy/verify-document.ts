import { type DocumentFields, parseFields } from '#module/copyright/documents'
import type { Declaration, Evaluation } from './verify-registration.ts'
import { type DocumentReading, parseDocument } from '#module/copyright/documents'

export type EvaluatedDocument = { reading: DocumentReading; fields: DocumentFields; evaluation: Evaluation }

/** Reads a document, parses its fields and evaluates them against the declaration. Does not use the database. */
export async function verifyDocument(
  declared: Declaration,
  document: { bytes: Buffer; type: string },
): Promise<EvaluatedDocument> {
  const reading = await parseDocument(document.bytes, document.type)
  // Comparing names needs the tables of transliteration, which only the worker does.
  const { verifyRegistration } = await import('./verify-registration.ts')
  const fields = parseFields(reading.lines)
  return { reading, fields, evaluation: verifyRegistration(declared, reading, fields) }
}
