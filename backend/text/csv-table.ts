export type CsvTable = (string | number | boolean | null)[][]

export const toIsoOrNull = (date: Date | null) => date?.toISOString() ?? null
