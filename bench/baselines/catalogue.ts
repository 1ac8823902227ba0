import { createServer } from 'node:http'
import { startAsChild } from './start-as-child.ts'

/** Baseline: the catalogue's first page from memory, on bare node:http. */
let body = Buffer.alloc(0)

process.on('message', (text: string) => {
  body = Buffer.from(text)
  process.send?.({})
})

startAsChild(
  createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    res.end(body)
  }),
)
