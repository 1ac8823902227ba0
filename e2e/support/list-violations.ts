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

/** Stands for a text, which is not sent to the test. Runs in the browser. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint32Array(bytes).slice(0, 2).join('-')
}

/** The markup without ids, which differ from page to page. Runs in the browser. */
function stripIds(html: string): string {
  return html.replaceAll(/ (id|for|aria-controls|aria-labelledby|aria-describedby)="[^"]*"/g, '')
}

/** Numbers header and footer, and returns what stands for how each looks. Runs in the browser. */
function readFrames(): Promise<string[]> {
  const { backgroundColor, color } = getComputedStyle(document.body)
  const frames = document.querySelectorAll(':is(header, footer):not(:is(main, article, section, [role=dialog]) *)')
  return Promise.all(
    Array.from(frames, (frame, index) => {
      frame.setAttribute('data-frame', String(index))
      return digest([innerWidth, backgroundColor, color, stripIds(frame.outerHTML)].join(' '))
    }),
  )
}

/** Stands for all that axe and the keyboard meet: equal markup below equal styles. Runs in the browser. */
function readLook(): Promise<string> {
  const { title, documentElement, body } = document
  // The data that came with a page is in scripts; a test that looks at the page numbers parts of it.
  const markup = body.outerHTML.replaceAll(/<script\b.*?<\/script>| data-frame="\d+"/gs, '')
  return digest([title, documentElement.lang, location.hash, stripIds(markup)].join(' '))
}

/** Waits until the page has this width and has been laid out in it. Runs in the browser. */
async function awaitWidth(width: number): Promise<void> {
  const media = matchMedia(`(width: ${width}px)`)
  if (!media.matches) await new Promise((resolve) => media.addEventListener('change', resolve, { once: true }))
  // What a script decides by the width is decided by the end of the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

const browserFunctions = [digest, stripIds, readFrames, readLook, awaitWidth].map(String).join('\n')

/** Calls the function, which may call the ones above, in the browser. */
function evaluate<Argument, Result>(page: Page, run: (argument: Argument) => Promise<Result>, argument: Argument) {
  const call = `(${String(run)})(${JSON.stringify(argument)})`
  return page.evaluate<Result>(`(() => { ${browserFunctions}\nreturn ${call} })()`)
}

/** Numbers header and footer of the page, and returns what stands for how each looks. */
export const listFrames = (page: Page) => evaluate(page, readFrames, undefined)

/** Stands for how the page looks now: equal for screens of which one analysis is enough. */
export const getLook = (page: Page) => evaluate(page, readLook, undefined)

export const waitForWidth = (page: Page, width: number) => evaluate(page, awaitWidth, width)

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

type Analysis = { known: string[]; include: string; exclude: string[]; width: number | undefined }

/** Runs axe, unless the page does not have it yet. `known` are frames that need no analysis. Runs in the browser. */
async function analyze({ known, include, exclude, width }: Analysis) {
  if (width !== undefined) await awaitWidth(width)
  const { axe: analyzer } = globalThis as unknown as { axe: typeof axe | undefined }
  if (!analyzer) return undefined
  const frames = await readFrames()
  const seen = frames.flatMap((frame, index) => (known.includes(frame) ? [`[data-frame="${index}"]`] : []))
  const run = (names: boolean) =>
    analyzer.run(
      { include: [include], exclude: [...exclude, ...seen] },
      {
        resultTypes: ['violations'],
        // Of WCAG 2.2 level AA, and off by default.
        rules: { 'target-size': { enabled: true } },
        // The rule about sound that plays by itself wants the media; style sheets are loaded for rules that are off.
        preload: { assets: ['media'] },
        // Naming each element that was looked at costs more than looking at it again.
        selectors: names,
      },
    )
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
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth} pixels`)
  return { frames, found }
}

/**
 * The accessibility rules that the page violates, with the first element of each, and whether it is wider than its window.
 * Runs axe in the page itself: the builder of Playwright's package injects it again for every analysis and reports all the
 * elements that pass, which takes three times as much processor time. Rules about the page as a whole see all of it.
 * Where `width` is given, the page is about to have it. All of it is one call: each costs as much as two milliseconds of axe.
 */
export async function listViolations(
  page: Page,
  { include = 'html', exclude }: PagePart = {},
  width?: number,
): Promise<string[]> {
  const analysis: Analysis = {
    known: [...analyzedFrames],
    include,
    exclude: exclude === undefined ? [] : [exclude],
    width,
  }
  const run = () => evaluate(page, analyze, analysis)
  let answer = await run()
  if (!answer) {
    await loadAxe(page)
    answer = await run()
  }
  if (!answer) throw new Error('axe is not there after it was loaded')
  const { frames, found } = answer
  if (found.length === 0 && include === 'html') for (const frame of frames) analyzedFrames.add(frame)
  return found
}
