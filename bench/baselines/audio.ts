import { openSync, read } from 'node:fs'
import { createServer } from 'node:http'
import { startAsChild } from './start-as-child.ts'

/** Baseline: ranges of one file, one positioned read each, without authorization, on bare node:http. */
const file = openSync(process.argv[2] ?? '', 'r')

startAsChild(
  createServer((req, res) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? []
    const start = Number(from)
    const length = Number(to) - start + 1
    read(file, Buffer.allocUnsafe(length), 0, length, start, (error, bytes, buffer) => {
      res.writeHead(error || bytes !== length ? 500 : 206, { 'content-type': 'audio/wav', 'content-length': length })
      res.end(buffer)
    })
  }),
)
