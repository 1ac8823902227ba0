import { Play } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './create-lucide-icon.ts'

const SHAPE = /<path d="([^"]*)"/

const listAttributes = (markup: string) =>
  [...markup.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted()

test.each([
  {},
  { className: 'size-5', 'aria-hidden': true },
  { size: 18, fill: 'currentColor', strokeWidth: 0.5, 'aria-label': 'Play' },
])('an icon is drawn as by the library, with %o', (props) => {
  const theirs = renderToStaticMarkup(createElement(Play, props))
  const d = SHAPE.exec(theirs)?.[1] ?? ''
  const Ours = createLucideIcon({ name: 'play', node: [['path', { d, key: 'shape' }]] })
  expect(listAttributes(renderToStaticMarkup(createElement(Ours, props)))).toEqual(listAttributes(theirs))
})
