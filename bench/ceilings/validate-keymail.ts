import { createServer } from 'node:http'
import { validateKeymailText } from '#module/keymails'
import { ask, sessionHashOf } from './database.ts'
import { listenAsChild } from './listen.ts'

type Found = {
  code: string
  copy: number
  of: number
  priceCents: number
  title: string
  songs: number
  artistName: string
}

/** The same statement for a code, bare node:http + pg: no router, no limits, no checks of the body. */
listenAsChild(
  createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', async () => {
      const { keymailCode } = JSON.parse(Buffer.concat(chunks).toString()) as { keymailCode: string }
      const [found] = await ask<Found>('validate', validateKeymailText, [
        keymailCode,
        sessionHashOf(req.headers.cookie),
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
