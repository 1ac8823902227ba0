import { expect, test } from 'vitest'
import type { EndpointReply } from '#contract/http'
import type { getSubject } from '#contract/admin/search'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { startTestServer } from '#testing/servers/app-server'
import { timelineSql } from './subject-timelines.ts'

startTestServer()

type Story = EndpointReply<typeof getSubject>

test('an artist’s story says how many Keymails were issued when, without reading those of one minute', async () => {
  const { artist, song } = await createTestKeymails(60)
  type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }
  const countRead = (node: Node): number =>
    (node['Relation Name'] === 'keymails' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
    (node.Plans ?? []).reduce((sum, one) => sum + countRead(one), 0)
  await sql(db, 'ANALYZE keymails, editions')
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    db,
    `EXPLAIN (ANALYZE, FORMAT JSON) ${timelineSql.artist}`,
    [artist.id],
  )
  expect(plan && countRead(plan['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(2)
  const admin = await signInStaff()
  const listIssued = async () =>
    ((await admin.get(`/api/admin/stories/artist/${artist.id}`)).body as unknown as Story).timeline
      .map(({ what }) => what)
      .filter((what) => what.endsWith('issued') && what.includes('Keymail'))
  expect(await listIssued()).toEqual(['60 Keymails issued'])
  await sql(
    db,
    `UPDATE keymails SET issued_at = issued_at - interval '1 hour' WHERE id = (SELECT id FROM keymails WHERE edition_id = $1 ORDER BY id LIMIT 1)`,
    [song.editionId],
  )
  expect(await listIssued()).toEqual(['59 Keymails issued', '1 Keymail issued'])
})
