import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { listRoutes } from './list-routes.tsx'
import { routes } from './routes.ts'

const getMatched = (pathname: string) => matchRoutes(listRoutes(pathname), pathname)?.at(-1)?.route.path

test.each(routes.map(({ path }) => path))('%s is matched among the routes that begin as it does', (path) => {
  const address = path.replace(/:\w+$/, '0198c0de')
  for (const written of [address, `${address}/`, address.toUpperCase(), address.replace('-', '%2D')])
    expect(getMatched(written), written).toBe(path)
  expect(listRoutes(address).at(-1)?.children?.length).toBeLessThan(routes.length / 3)
})

test('every page has the same frame, and what matches nothing is missing', () => {
  expect(listRoutes('/home').at(-1)?.element).toBe(listRoutes('/fine-art').at(-1)?.element)
  for (const path of ['/no-such-page', '/songs', '/songs/1/2', '//home', '/%20', '/:id'])
    expect(getMatched(path), path).toBe('*')
})
