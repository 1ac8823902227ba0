import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { commonErrors } from '#contract/http'
import { config } from '#runtime/config'
import { ApiError } from '#http/api-error'

const developmentCredentials = z.object({
  gKeys: z.object({ test: z.array(z.string()) }),
  keymails: z.array(z.string()),
})

/** The evaluation G-Keys of a demo installation and a Keymail to try; 404 elsewhere. */
export async function listDemoKeys(): Promise<{ gKeys: string[]; keymail: string | null }> {
  if (!config.DEMO) throw new ApiError(commonErrors.unknown)
  try {
    const { gKeys, keymails } = developmentCredentials.parse(
      JSON.parse(await readFile(join(config.DATA_DIR, 'welcome.json'), 'utf8')),
    )
    return { gKeys: gKeys.test, keymail: keymails[0] ?? null }
  } catch {
    // Started without the launcher, or before the launcher has written the file.
    throw new ApiError(commonErrors.unknown)
  }
}
