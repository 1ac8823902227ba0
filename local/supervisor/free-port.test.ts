import { expect, test } from 'vitest'
import { assertPortAvailable, getFirstFreePort } from './free-port.ts'

test.each([4190, 6000, 10080])('port %i, which browsers refuse to open, is not used', async (port) => {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
  expect(await getFirstFreePort([port])).not.toBe(port)
  await expect(assertPortAvailable(port, '127.0.0.1')).rejects.toThrow(`Browsers refuse to open port ${port}`)
})
