import { z } from 'zod'
import { defineErrors } from '#contract/http'

export const DISPLAY_NAME_MAX = 40

export const errors = defineErrors({
  'not-a-holder': [403, 'This room is open to its artist and to those who hold a copy.'],
  muted: [403, 'The artist has muted you in this room. You can still read and listen.'],
  'artist-only': [403, 'Only the artist of this room can do that.'],
  'nothing-said': [400, 'Write something, or add a photo or a voice note.'],
  'entry-unknown': [404, 'This is no longer here.'],
  'member-unknown': [404, 'Nobody by that name has been in this room.'],
  'song-not-yours': [422, 'A song story is about one of your own songs.'],
  'name-taken': [409, 'Somebody in this room already has that name.'],
  'name-unfit': [422, 'A name has 2 to 40 characters, with letters or digits in it.'],
  'photo-too-large': [413, 'A photo may be up to 12 MB.'],
  'not-a-photo': [415, 'Photos are JPEG, PNG, WebP or AVIF pictures of up to 50 megapixels.'],
  'voice-too-large': [413, 'A voice note may be up to 6 MB.'],
  'voice-too-long': [422, 'A voice note may be up to 3 minutes long.'],
  'not-a-voice-note': [415, 'A voice note is a recording: WebM, Ogg, M4A, MP3, AAC, WAV or FLAC, sound only.'],
})

export const roomParams = z.object({ artistId: z.uuid() })

export const placeSchema = z.enum(['wall', 'chat', 'thread'])

export type Place = z.output<typeof placeSchema>
