import { createServer } from 'node:http'
import { keymailFulfilment } from '#module/keymails'
import { captureOf } from './capture.ts'
import { listenAsChild } from './listen.ts'

/** The same four statements and the same two calls to the provider, bare: node:http, pg, a keep-alive agent. */
const capture = captureOf(keymailFulfilment)

listenAsChild(
  createServer(async (req, res) => {
    req.resume()
    const status = await capture(req.url?.split('/')[3] ?? '', req.headers.cookie)
    const body = status === 200 ? '{"status":"COMPLETED"}' : '{}'
    res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
    res.end(body)
  }),
)
