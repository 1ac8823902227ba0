import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import type axe from 'axe-core'

/** The part of a page to check; PayPal's own elements are not ours to repair. */
export type PagePart = { include?: string; exclude?: string }

/** Minified it is read in half of the time. What it finds is named, not quoted. */
const axeSource =
  readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8') + '\naxe.configure({ noHtml: true })'

/** Header and footer as they were analyzed, at each size: most pages have the same, and half of the work was there. */
const analyzedFrames = new Set<string>()

/** Numbers header and footer, and returns what each looks like. Ids differ from page to page. Runs in the browser. */
export function listFrames(): string[] {
  const { backgroundColor, color } = getComputedStyle(document.body)
  return [...document.querySelectorAll(':is(header, footer):not(:is(main, article, section, [role=dialog]) *)')].map(
    (frame, index) => {
      frame.setAttribute('data-frame', String(index))
      const html = frame.outerHTML.replaceAll(/ (id|for|aria-controls|aria-labelledby|aria-describedby)="[^"]*"/g, '')
      return [innerWidth, backgroundColor, color, html].join(' ')
    },
  )
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The page's own connection to the developer tools, kept open: a closed one would take its settings with it. */
export function openDevtools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Playwright's `evaluate` hands the source to `eval`, for which the browser does not keep what it has compiled before. */
async function loadAxe(page: Page): Promise<void> {
  const devtools = await openDevtools(page)
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: axeSource })
  if (exceptionDetails) throw new Error(`axe was not loaded: ${exceptionDetails.text}`)
}

/** What a page has that axe needs. Runs in the browser. */
const prepare = `({ hasAxe: 'axe' in window, frames: (${String(listFrames)})() })`

/**
 * The accessibility rules that the page violates, with the first element of each, and whether it is wider than its window.
 * Runs axe in the page itself: the builder of Playwright's package injects it again for every analysis and reports all the
 * elements that pass, which takes three times as much processor time. Rules about the page as a whole see all of it.
 */
export async function listViolations(page: Page, { include = 'html', exclude }: PagePart = {}): Promise<string[]> {
  const { hasAxe, frames } = await page.evaluate<{ hasAxe: boolean; frames: string[] }>(prepare)
  if (!hasAxe) await loadAxe(page)
  const seen = frames.flatMap((frame, index) => (analyzedFrames.has(frame) ? [`[data-frame="${index}"]`] : []))
  const context = { include: [include], exclude: exclude === undefined ? seen : [exclude, ...seen] }
  const violations = await page.evaluate(async (where) => {
    const { axe: analyzer } = globalThis as unknown as { axe: typeof axe }
    const run = (names: boolean) =>
      analyzer.run(where, {
        resultTypes: ['violations'],
        // Of WCAG 2.2 level AA, and off by default.
        rules: { 'target-size': { enabled: true } },
        // The rule about sound that plays by itself wants the media; style sheets are loaded for rules that are off.
        preload: { assets: ['media'] },
        // Naming each element that was looked at costs more than looking at it again.
        selectors: names,
      })
    // Colors in transition fail the contrast check, also those of a control that has been enabled since. Not awaited: a
    // page that is not drawn never finishes them by itself.
    const finishTransitions = () => {
      for (const animation of document.getAnimations())
        if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
          animation.finish()
    }
    finishTransitions()
    let { violations } = await run(false)
    if (violations.length > 0) {
      finishTransitions()
      ;({ violations } = await run(true))
    }
    const found = violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...found, `scrolls sideways by ${scrollWidth - clientWidth} pixels`] : found
  }, context)
  if (violations.length === 0 && include === 'html') for (const frame of frames) analyzedFrames.add(frame)
  return violations
}
