import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// A real disk of three megabytes, which only root may mount. Everything is imported once it is there.
const disk = mkdtempSync(join(tmpdir(), 'tunemaker-disk-'))
const isMounted = mountDisk()
process.env['DATA_DIR'] = disk
const { startTestServer } = await import('#testing/servers/app-server')
const { createTestArtist, updateUploadCredits } = await import('#testing/builders/records')
const { buildWav } = await import('#testing/builders/media')
const { signInArtist } = await import('#testing/clients/sign-in-artist')
const { detectFullDisk } = await import('#backend/operations/checks/detectors/detect-full-disk.ts')
const { db } = await import('#database/client')
const { sql } = await import('#database/sql')
startTestServer()

function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

// Without the right to mount there is no disk to fill.
test.skipIf(!isMounted)(
  'a full disk: 503, nothing lost, an alarm; with space again the same upload succeeds',
  async () => {
    const { artist, gKeyId } = await createTestArtist()
    await updateUploadCredits(artist.id, 1)
    const browser = await signInArtist(gKeyId)
    const upload = () => {
      const form = new FormData()
      form.set('songTitle', 'Room enough')
      form.set('copyrightHolders', 'Somebody')
      form.set('contact', 'somebody@example.com')
      form.set('audioFile', new File([new Uint8Array(buildWav())], 'tone.wav'))
      return browser.send('POST', '/api/songs/upload', form)
    }
    expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(4 * 2 ** 20))).toThrow(/ENOSPC/)

    expect(await upload()).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(await detectFullDisk()).toMatchObject([{ subject: 'data', level: 'serious' }])
    expect(await sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1', [artist.id])).toEqual([])
    expect(await sql(db, `SELECT 1 FROM files WHERE state = 'storing'`)).toEqual([])
    expect(readdirSync(join(disk, 'incoming'))).toEqual([])

    rmSync(join(disk, 'filler'))
    // The credit is still there.
    expect((await upload()).status).toBe(201)
  },
)
