import assert from 'node:assert/strict'
import { assertAllStatus, buildRequest, type CaseResult, runWithBaseline, type Harness } from '../case.ts'
import { startChild } from '../child-process.ts'
import { runLoad } from '../load.ts'
import { CONNECTIONS, ROUND_MS } from './read-load.ts'

/** The first page of a catalogue of 100,000 songs. */
export async function runCatalogueCase(stage: Harness): Promise<CaseResult> {
  const page = await (await fetch(`http://127.0.0.1:${stage.webPort}/api/songs`)).text()
  assert.equal((JSON.parse(page) as unknown[]).length, 50)
  const ceiling = await startChild('baselines/catalogue.ts', stage)
  await ceiling.ask(page)
  const asked = buildRequest('GET', '/api/songs', {})
  try {
    return await runWithBaseline(
      { path: 'GET /api/songs', checked: 'every answer 200; each 64th equals the database', atLeast: 0.75 },
      { ours: stage.webPid, ceiling: ceiling.pid },
      async (side) =>
        assertAllStatus(
          await runLoad({
            port: side === 'ours' ? stage.webPort : ceiling.port,
            connections: CONNECTIONS,
            ms: ROUND_MS,
            request: () => asked,
            check: (_n, body) => assert.equal(body.toString(), page),
          }),
          200,
        ),
    )
  } finally {
    await ceiling.stop()
  }
}
