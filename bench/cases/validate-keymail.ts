import assert from 'node:assert/strict'
import { assertAllStatus, buildRequest, type CaseResult, runWithBaseline, type Harness } from '../case.ts'
import { startChild } from '../child-process.ts'
import { runLoad } from '../load.ts'
import { CONNECTIONS, ROUND_MS } from './read-load.ts'

/** Fans validate codes, a different one per request, with a session cookie. */
export async function runValidateKeymailCase(stage: Harness): Promise<CaseResult> {
  const { codes, sessions } = stage.data
  const wires = codes.map((code, n) =>
    buildRequest(
      'POST',
      '/api/validate-keymail',
      { cookie: sessions[n % sessions.length]?.cookie ?? '' },
      JSON.stringify({ keymailCode: code }),
    ),
  )
  const ceiling = await startChild('baselines/validate-keymail.ts', stage)
  try {
    return await runWithBaseline(
      {
        path: 'POST /api/validate-keymail',
        checked: 'every answer 200; each 64th is about the code that was asked',
        atLeast: 0.85,
      },
      { ours: stage.webPid, ceiling: ceiling.pid },
      async (side, round) => {
        // A stride that visits every code, with a different start each round.
        const pick = (n: number) => (round * 7_919 + n * 101) % wires.length
        return assertAllStatus(
          await runLoad({
            port: side === 'ours' ? stage.webPort : ceiling.port,
            connections: CONNECTIONS,
            ms: ROUND_MS,
            request: (n) => wires[pick(n)],
            check: (n, body) => {
              const { keymailCode, of } = JSON.parse(body.toString()) as { keymailCode: string; of: number }
              assert.deepEqual({ keymailCode, of }, { keymailCode: codes[pick(n)], of: 100 })
            },
          }),
          200,
        )
      },
    )
  } finally {
    await ceiling.stop()
  }
}
