import { createServer } from 'node:http'
import { startAsChild } from './start-as-child.ts'

/** Baseline: says yes to everybody, so that the load balancer sends the range of the file that was asked for. */
const [key = '', type = ''] = process.argv.slice(2)

startAsChild(
  createServer((req, res) => {
    res.writeHead(200, {
      'content-type': type,
      'content-length': 0,
      etag: `"${key}"`,
      'x-accel-redirect': `/${key}`,
      'x-accel-range': req.headers.range ?? '',
    })
    res.end()
  }),
)
