import { z } from 'zod'
import { buildTrimmedTextSchema } from '#contract/catalog/editions'
import { defineEndpoint, defineErrors } from '#contract/http'

export const RECORDING_NOTE_MAX = 500

/** A song's recordings, the first one included. */
export const RECORDINGS_MAX = 20

export const errors = defineErrors({
  'song-not-out': [409, 'Only the recording of a song that has passed its check can be replaced. Nothing was changed.'],
  'recording-waiting': [
    409,
    'Another recording of this song is being checked. Please wait for the answer to that one.',
  ],
  'too-many-recordings': [
    409,
    `A song has at most ${RECORDINGS_MAX} recordings. Upload this one as a song of its own. Nothing was changed.`,
  ],
})

export const recordingNote = buildTrimmedTextSchema(RECORDING_NOTE_MAX).default('')

/** Of what waits for a person because its artist has uploaded the same recording before: the song that came first. */
export const releasedBefore = z.object({ title: z.string(), copies: z.number() })

/** What sells the recordings of an edition as another song, by the edition of that song alone. */
export const listSameRecordings = defineEndpoint({
  method: 'GET',
  path: '/api/editions/:id/same-recordings',
  params: z.object({ id: z.uuid() }),
  reply: z.array(z.object({ songId: z.string(), title: z.string(), copies: z.number() })),
})

/** The recordings of a song that is or was on sale; to its artist of any, with the one that is being checked. */
export const listRecordings = defineEndpoint({
  method: 'GET',
  path: '/api/songs/:id/recordings',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    /** The current one first. Owners of a copy hear and download each by its id, as they do a song. */
    recordings: z.array(
      z.object({
        id: z.string(),
        version: z.number(),
        /** ISO 8601. */
        since: z.string(),
        /** What its artist says is different; null for the first one. */
        note: z.string().nullable(),
      }),
    ),
    /** For its artist: the newest one that has not become the song's. 'declined' until another one is sent. */
    pending: z
      .object({
        state: z.enum(['checking', 'in-review', 'declined']),
        sentAt: z.string(),
        note: z.string().nullable(),
        releasedBefore: releasedBefore.nullable(),
      })
      .nullable(),
  }),
})
