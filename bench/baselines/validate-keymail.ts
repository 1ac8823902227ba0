import { createServer } from 'node:http'
import { buildAnonymousBudgets, codes } from '#http/limits/failed-attempts'
import { validateKeymailSql } from '#backend/keymails/validate-keymail.ts'
import { runStatement, calculateSessionHash } from './database.ts'
import { startAsChild } from './start-as-child.ts'

type ValidatedKeymail = {
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  artistName: string
}

const budgets = buildAnonymousBudgets(codes, '127.0.0.1')
const BUDGETS = [
  budgets.map(({ bucket }) => bucket),
  budgets.map(({ hits }) => hits),
  budgets.map(({ seconds }) => seconds),
]

/** Baseline: the same statement on node:http and pg, without router, rate limit or body validation. */
startAsChild(
  createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', async () => {
      const { keymailCode } = JSON.parse(Buffer.concat(chunks).toString()) as { keymailCode: string }
      const [found] = await runStatement<ValidatedKeymail>('validate', validateKeymailSql, [
        keymailCode,
        calculateSessionHash(req.headers.cookie),
        ...BUDGETS,
        false,
        codes.perCaller.hits,
        codes.perCaller.seconds,
      ])
      const body = JSON.stringify({
        songTitle: found?.title,
        artistName: found?.artistName,
        pricing: (found?.priceCents ?? 0) / 100,
        keymailCode: found?.code,
        copy: found?.copy,
        of: found?.of,
        songs: found?.songs,
      })
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      res.end(body)
    })
  }),
)
