import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  releaseFile,
  type StoredFile,
} from '#module/storage/files'
import { enqueue } from '#queue/queue'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { getPerson, type Person } from '#module/personal-data/links'
import { sendExportJob } from './jobs.ts'
import { type ExportEntry, listOriginals } from './list-originals.ts'
import { addressSections } from './sections/address-sections.ts'
import { artistSections } from './sections/artist-sections.ts'
import { buildSchema, type Section } from './sections/section.ts'
import { sharedSections } from './sections/shared-sections.ts'
import { renderDocuments } from './render-documents.ts'
import { renderSection } from './render-section.ts'

/**
 * Job: writes all that is kept about a person into one stored file, part after part, and notes where each part is. What
 * was uploaded is not copied: the archive is put together while it is downloaded.
 */
export async function buildExport({ exportId }: { exportId: string }): Promise<void> {
  const [asked] = await sql<{ email: string; artistId: string | null; askedAt: Date }>(
    db,
    `SELECT email, artist_id AS "artistId", asked_at AS "askedAt" FROM personal_data_exports
      WHERE id = $1 AND state = 'waiting'`,
    [exportId],
  )
  if (!asked) return
  const person = await getPerson(db, asked.email, asked.artistId)
  const { file, entries } = await runWithTemporaryFolder((folder) => writeParts(folder, person))
  const all = [...entries, ...(await listOriginals(person))]
  const isStored = await runInTransaction(async (trx) => {
    const [ready] = await sql<{ fileKey: string | null }>(
      trx,
      `UPDATE personal_data_exports SET state = 'ready', ready_at = now(), file_key = $2, entries = $3
        WHERE id = $1 AND state = 'waiting' RETURNING old.file_key AS "fileKey"`,
      [exportId, file.key, JSON.stringify(all)],
    )
    if (!ready) return false
    await confirmFile(trx, file)
    if (ready.fileKey) await releaseFile(trx, ready.fileKey)
    await enqueue(trx, sendExportJob, { exportId })
    return true
  })
  // Another worker was faster, or the account was deleted meanwhile.
  if (!isStored) await deleteUnconfirmedFile(file)
}

const listSections = (artistId: string | null): Section[] => [
  ...(artistId === null ? addressSections : artistSections),
  ...sharedSections,
]

async function writeParts(folder: string, person: Person): Promise<{ file: StoredFile; entries: ExportEntry[] }> {
  const [whole, part] = [join(folder, 'whole'), join(folder, 'part')]
  const entries: ExportEntry[] = []
  let start = 0
  const add = async (path: string, write: (target: string) => Promise<unknown>) => {
    await write(part)
    const { size: bytes } = await stat(part)
    await pipeline(createReadStream(part), createWriteStream(whole, { flags: 'a' }))
    await rm(part)
    entries.push({ path, key: null, start, bytes })
    start += bytes
  }
  const sections = listSections(person.artistId)
  await add('README.txt', (target) => writeFile(target, buildReadme(sections)))
  await add('schema.json', (target) => writeFile(target, JSON.stringify(buildSchema(sections), undefined, 2)))
  for (const section of sections) {
    for (const format of ['json', 'csv'] as const)
      await add(`data/${section.name}.${format}`, (target) => renderSection(section, person, format, target))
  }
  await renderDocuments(person, add)
  return { file: await createStoredFile('exports', { path: whole, bytes: start }, 'application/octet-stream'), entries }
}

const buildReadme = (sections: Section[]) =>
  [
    'This archive has everything that TuneMaker keeps about you.',
    '',
    'data/           the rows, as JSON and as CSV; schema.json describes the JSON (JSON Schema 2020-12)',
    'certificates/   of the copies you hold',
    'receipts/       of what you paid',
    'files/          what you uploaded, byte for byte',
    '',
    'Times are in UTC, amounts in US cents. Songs that you own as a fan are not in here: your wallet downloads them.',
    '',
    ...sections.map(({ name, about }) => `data/${name}: ${about}`),
    '',
  ].join('\n')
