import { join } from 'node:path'
import { z } from 'zod'
import { config } from '#runtime/config'

export const UPLOADS_DIR = join(config.DATA_DIR, 'uploads')

/** Path of an upload's bytes. Ids are generated here, so no client controls the path. */
export const getUploadPath = (id: string) => join(UPLOADS_DIR, z.uuid().parse(id))
