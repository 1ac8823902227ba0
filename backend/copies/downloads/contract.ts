import { z } from 'zod'
import { copyParams } from '#contract/copies'
import { defineEndpoint, defineErrors } from '#contract/http'

/** What the worker makes of the uploaded file. FLAC only of recordings that lost nothing yet. */
export const DOWNLOAD_FORMATS = ['mp3', 'aac', 'flac'] as const

export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/** Made files are kept for this long. */
export const DOWNLOAD_DAYS = 7

export const errors = defineErrors({
  'format-unavailable': [422, 'This copy is not available in that format.'],
  'download-not-ready': [404, 'This file has not been made yet, or is no longer kept. Please ask for it again.'],
})

const format = z.enum(DOWNLOAD_FORMATS)

const downloads = z.object({
  isAlbum: z.boolean(),
  formats: z.array(
    z.object({
      format,
      /** `none`: nobody asked for it, or not lately. `failed`: it can be asked for again an hour later. */
      state: z.enum(['none', 'waiting', 'ready', 'failed']),
    }),
  ),
})

/** The formats in which a copy can be had, and which of them are ready. */
export const getDownloads = defineEndpoint({
  method: 'GET',
  path: '/api/copies/:id/downloads',
  params: copyParams,
  reply: downloads,
})

/** Has the songs of a copy made in a format. A copy that was asked for cannot be given away any more. */
export const createDownloads = defineEndpoint({
  method: 'POST',
  path: '/api/copies/:id/downloads',
  params: copyParams,
  body: z.object({ format }),
  reply: downloads,
})

/** A copy as one file: a song in a made format, or an album as ZIP, in a made format or as its files were uploaded. */
export const downloadCopy = defineEndpoint({
  method: 'GET',
  path: '/api/copies/:id/download',
  params: copyParams,
  query: z.object({ format: z.enum([...DOWNLOAD_FORMATS, 'original']) }),
})

export function buildCopyDownloadUrl(copyId: string, format: DownloadFormat | 'original'): string {
  return `/api/copies/${copyId}/download?format=${format}`
}
