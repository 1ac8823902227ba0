import { execFileSync, spawn } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { type AwaitedProcess, pollReadiness } from './poll-readiness.ts'

afterEach(() => vi.useRealTimers())

const buildProcess = (some: Partial<AwaitedProcess> = {}): AwaitedProcess => ({
  name: 'web process',
  pid: () => undefined,
  crashCount: () => 0,
  listLastLines: () => [],
  ...some,
})

const getTime = (pid: number | undefined) =>
  Promise.resolve(execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).toString())

/** Until it has worked for another second, whatever the machine does besides. */
async function waitUntilItWorked(pid: number | undefined) {
  const before = await getTime(pid)
  while ((await getTime(pid)) === before) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Waits with a clock that runs a minute at each check. */
async function wait(process: AwaitedProcess, { checks, forever = false }: { checks: number; forever?: boolean }) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const printed: string[] = []
  let left = checks
  await pollReadiness({
    check: () => {
      vi.setSystemTime(Date.now() + 60_000)
      return Promise.resolve(--left > 0 ? 'the database' : undefined)
    },
    process,
    isStopping: () => false,
    print: (line) => printed.push(line),
    forever,
    pauseMs: 0,
  })
  return printed
}

test('waits for an hour while the process works, and says what for', async () => {
  // It writes a line now and then.
  let lines = 0
  const printed = await wait(buildProcess({ listLastLines: () => [`line ${++lines}`] }), { checks: 60 })
  expect(printed[0]).toBe('Still waiting for the web process (60 s): the database')
  expect(printed.length).toBeGreaterThan(50)
})

test('processor time is progress too', async () => {
  const busy = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    vi.useFakeTimers({ toFake: ['Date'] })
    let checks = 0
    await pollReadiness({
      check: async () => {
        checks++
        if (checks === 3) return undefined
        // The first look finds something new in any case.
        if (checks === 2) await waitUntilItWorked(busy.pid)
        vi.setSystemTime(Date.now() + 130_000)
        return 'its work'
      },
      process: buildProcess({ pid: () => busy.pid }),
      isStopping: () => false,
      print: () => undefined,
      pauseMs: 0,
    })
    expect(checks).toBe(3)
  } finally {
    busy.kill('SIGKILL')
  }
})

test('gives up on a process that does nothing any more, with its last lines', async () => {
  await expect(wait(buildProcess({ listLastLines: () => ['the port is taken'] }), { checks: 60 })).rejects.toThrow(
    /^The web process cannot start: it has done nothing for 120 s; waiting for: the database\. Its last lines:\n {2}the port is taken$/,
  )
})

test('gives up on a process that keeps stopping, with its last lines', async () => {
  const process = buildProcess({ crashCount: () => 3, listLastLines: () => ['Error: no such table'] })
  await expect(wait(process, { checks: 60 })).rejects.toThrow(
    /it keeps stopping\. Its last lines:\n {2}Error: no such table/,
  )
})

test('a process that said nothing is not quoted; in development nobody gives up', async () => {
  await expect(wait(buildProcess(), { checks: 60 })).rejects.toThrow(/It said nothing\.$/)
  await expect(wait(buildProcess({ crashCount: () => 9 }), { checks: 60, forever: true })).resolves.toBeDefined()
})
