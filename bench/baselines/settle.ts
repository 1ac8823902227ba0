import { createServer } from 'node:http'
import { keymailProduct } from '#backend/keymails/keymail-product.ts'
import { buildCapture } from './capture.ts'
import { startAsChild } from './start-as-child.ts'

/** Baseline: the same four statements and two provider calls on node:http, pg and a keep-alive agent. */
const capture = buildCapture(keymailProduct)

startAsChild(
  createServer(async (req, res) => {
    req.resume()
    const status = await capture(req.url?.split('/')[3] ?? '', req.headers.cookie)
    const body = status === 200 ? '{"status":"COMPLETED"}' : '{}'
    res.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
    res.end(body)
  }),
)
