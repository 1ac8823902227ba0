import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { commonRefusals } from '#contract/platform'
import { config } from '#platform/config'
import { Refusal } from '#platform/refusal'

const welcome = z.object({ gKeys: z.object({ test: z.array(z.string()) }), keymails: z.array(z.string()) })

/** The evaluation G-Keys of a demo installation, and a Keymail to try; 404 anywhere else. */
export async function listDemoKeys(): Promise<{ gKeys: string[]; keymail: string | null }> {
  if (!config.DEMO) throw new Refusal(commonRefusals.unknown)
  try {
    const { gKeys, keymails } = welcome.parse(JSON.parse(await readFile(join(config.DATA_DIR, 'welcome.json'), 'utf8')))
    return { gKeys: gKeys.test, keymail: keymails[0] ?? null }
  } catch {
    // Started without the launcher, or before it has written the file.
    throw new Refusal(commonRefusals.unknown)
  }
}
