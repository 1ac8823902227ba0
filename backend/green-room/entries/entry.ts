import type { Db } from '#database/client'
import { sql } from '#database/sql'
import type { Participant } from '#module/green-room/access'
import { buildMemberNameSql, formatMemberName, type MemberName } from '#module/green-room/members'
import type { Entry } from './contract.ts'

/** An entry as stored, the same for the whole room. Ownership and visibility are decided per participant. */
export type EntryRow = Omit<Entry, 'place' | 'mine' | 'photos' | 'voice' | 'at' | 'editedAt' | 'author'> & {
  authorId: string | null
  authorName: MemberName
  removed: boolean
  at: Date
  editedAt: Date | null
  media: { id: string; kind: 'photo' | 'voice'; width: number; height: number; durationMs: number }[] | null
}

const selectEntriesSql = `
  SELECT n.id, n.change, n.made, n.kind, n.thread_id AS thread, n.author_id AS "authorId",
         CASE WHEN n.author_id IS NULL THEN to_json(a.stage_name) ELSE ${buildMemberNameSql('m')} END AS "authorName",
         n.title, n.text, n.request_id AS "requestId", n.created_at AS at, n.edited_at AS "editedAt",
         n.removed_at IS NOT NULL AS removed,
         CASE WHEN s.id IS NULL THEN NULL ELSE json_build_object('id', s.id, 'title', s.title) END AS song,
         (SELECT json_agg(json_build_object('id', f.id, 'kind', f.kind, 'width', f.width, 'height', f.height,
                 'durationMs', f.duration_ms) ORDER BY f.position)
            FROM green_room_media f WHERE f.entry_id = n.id) AS media
    FROM green_room_entries n JOIN artists a ON a.id = n.artist_id
    LEFT JOIN green_room_members m ON m.id = n.author_id LEFT JOIN songs s ON s.id = n.song_id`

/** Lists entries by a condition on `n`, in the order it states. */
export function listEntryRows(on: Db, where: string, values: unknown[]): Promise<EntryRow[]> {
  return sql<EntryRow>(on, `${selectEntriesSql} WHERE ${where}`, values)
}

/** A thread is visible to its holder and the artist; everything else to the whole room. */
export function isThreadVisible(guest: Participant, thread: string | null): boolean {
  return thread === null || guest.access === 'artist' || guest.memberIds.includes(thread)
}

export function getPlace({ kind, thread }: Pick<EntryRow, 'kind' | 'thread'>): Entry['place'] {
  return kind !== 'message' ? 'wall' : thread ? 'thread' : 'chat'
}

/** The entry as this participant sees it. */
export function toEntry(row: EntryRow, guest: Participant): Entry {
  const { authorId, authorName, removed: _, media, at, editedAt, ...rest } = row
  const url = (id: string) => `/api/green-room/${guest.artistId}/media/${id}`
  const voice = media?.find(({ kind }) => kind === 'voice')
  return {
    ...rest,
    place: getPlace(row),
    author: { memberId: authorId, name: formatMemberName(authorName, guest.language) },
    mine: isOwnEntry(guest, authorId),
    photos: (media ?? [])
      .filter(({ kind }) => kind === 'photo')
      .map(({ id, width, height }) => ({ id, url: url(id), smallUrl: `${url(id)}?size=small`, width, height })),
    voice: voice ? { url: url(voice.id), durationMs: voice.durationMs } : null,
    at: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }
}

export function isOwnEntry(guest: Participant, authorId: string | null): boolean {
  return authorId === null ? guest.access === 'artist' : guest.memberIds.includes(authorId)
}
