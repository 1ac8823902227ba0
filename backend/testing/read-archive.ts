import { fromBuffer } from 'yauzl'

/** Names and contents of a ZIP, in order. */
export async function readArchive(bytes: Buffer): Promise<[string, Buffer][]> {
  const { promise, resolve, reject } = Promise.withResolvers<[string, Buffer][]>()
  const entries: [string, Buffer][] = []
  fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
    if (error) return reject(error)
    archive.on('end', () => resolve(entries))
    archive.on('error', reject)
    archive.on('entry', (entry: { fileName: string }) => {
      archive.openReadStream(entry as never, (failed, stream) => {
        if (failed) return reject(failed)
        void stream.toArray().then((chunks) => {
          entries.push([entry.fileName, Buffer.concat(chunks as Buffer[])])
          archive.readEntry()
        }, reject)
      })
    })
    archive.readEntry()
  })
  return promise
}
