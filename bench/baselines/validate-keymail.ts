import { createServer } from 'node:http'
import { validateKeymailSql } from '#backend/keymails/validate-keymail.ts'
import { runStatement, hashSession } from './database.ts'
import { serveAsChild } from './serve-as-child.ts'

type ValidatedKeymail = {
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  artistName: string
}

/** Baseline: the same statement on node:http and pg, without router, rate limit or body validation. */
serveAsChild(
  createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', async () => {
      const { keymailCode } = JSON.parse(Buffer.concat(chunks).toString()) as { keymailCode: string }
      const [found] = await runStatement<ValidatedKeymail>('validate', validateKeymailSql, [
        keymailCode,
        hashSession(req.headers.cookie),
        `guess:address:${req.socket.remoteAddress}`,
        'guess:all',
        60,
        3600,
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
