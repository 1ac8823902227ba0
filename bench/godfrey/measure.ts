import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#local/postgres/start-postgres'
import { getFreePort } from '#local/supervisor/free-port'
import { MALLOC_SETTINGS, WEB_NODE_OPTIONS } from '#local/supervisor/node-options'
import { closeProcess, runScript, startNode, toProjectPath } from '../child-process.ts'
import { listQuestions } from './list-questions.ts'

// Starts the web process as `npm start` does, with its compiled code from an earlier start, asks Godfrey the development
// questions one after the other and prints: memory and processor time of the start, and the processor time of each answer
// with all threads, HTTP, session and database access. Linux only. `npm run bench:godfrey`.

const dataDir = await mkdtemp(join(tmpdir(), 'tunemaker-godfrey-'))
const postgres = await startPostgres({ dataDir })
try {
  const port = await getFreePort()
  const env = {
    ...MALLOC_SETTINGS,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    DATABASE_URL: postgres.url,
    ADMIN_PASSWORD: 'admin-password',
    OPERATOR_PASSWORD: 'operator-password',
    PAYPAL_CLIENT_ID: 'bench',
    PAYPAL_CLIENT_SECRET: 'bench',
    PAYPAL_WEBHOOK_ID: 'bench',
  }
  await runScript('backend/database/run-migrations.ts', { env })
  const url = `http://127.0.0.1:${port}`
  // The first start writes the compile cache, so only the second is measured.
  for (const isMeasured of [false, true]) {
    const begun = performance.now()
    const web = startNode(toProjectPath('backend/main.ts'), { env, flags: WEB_NODE_OPTIONS.split(' ') })
    try {
      while (!(await isReady(url)))
        if (web.exitCode !== null) throw new Error(`the web process exited: ${web.exitCode}`)
      if (isMeasured) await measure(url, web.pid ?? 0, (performance.now() - begun) / 1000)
    } finally {
      await closeProcess(web)
    }
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(url: string, pid: number, seconds: number): Promise<void> {
  const processing = (await getCpuMilliseconds(pid)) / 1000
  console.log(
    `ready after ${seconds.toFixed(2)} s, ${processing.toFixed(2)} s of processing; ${await getMegabytes(pid)}`,
  )
  const sorted = (await askAll(url, pid)).toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)
  console.log(`${sorted.length} answers, ms of processing: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
  console.log(`afterwards ${await getMegabytes(pid)}`)
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}

/** Each question in a conversation of its own; the processing of every turn. */
async function askAll(url: string, pid: number): Promise<number[]> {
  const spent: number[] = []
  for (const [at, { text }] of listQuestions('development-questions-3', 'development-questions-4').entries()) {
    let cookie = ''
    for (const message of text.split(' >> ')) {
      const before = await getCpuMilliseconds(pid)
      const answer = await fetch(`${url}/api/godfrey/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1`, cookie },
        body: JSON.stringify({ message, language: null }),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`“${message}” was answered ${answer.status}`)
      spent.push((await getCpuMilliseconds(pid)) - before)
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    }
  }
  return spent
}

/** What all threads of a process have used of the processors: the first number of schedstat is in nanoseconds. */
async function getCpuMilliseconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  )
  return stats.reduce((sum, stat) => sum + Number(stat.split(' ')[0]), 0) / 1e6
}

async function getMegabytes(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024)
  return `${read('VmRSS')} MB resident, ${read('VmHWM')} MB at most`
}
