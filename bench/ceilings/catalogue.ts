import { createServer } from 'node:http'
import { listenAsChild } from './listen.ts'

/** The catalogue's first page, the same bytes for everybody, from memory: bare node:http. */
let body = Buffer.alloc(0)

process.on('message', (text: string) => {
  body = Buffer.from(text)
  process.send?.({})
})

listenAsChild(
  createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    res.end(body)
  }),
)
