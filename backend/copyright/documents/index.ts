export { parseDates, type ParsedDate } from './parse-dates.ts'
export { type DocumentFields, type FoundField, parseFields, parseNames } from './parse-fields.ts'
export { parseRegistrations } from './parse-registrations.ts'
export { type DocumentReading, parseDocument, registerImageReader } from './parse-document.ts'
