import { type Locator, type Page, expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { getCredentials, test } from '../support/fixtures.ts'

// A way through the product with nothing but the keyboard: WCAG 2.1.1, 2.4.3, 2.4.7 and 2.4.11.
const MAX_STOPS = 250

/** What has focus and cannot be seen: covered entirely, without a mark, or with one that is no other than its ground. */
const describeHiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME') return ''
    const { left, top, width, height } = element.getBoundingClientRect()
    const name = `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`
    const spots = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    )
    const isSeen = spots.some(([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (element.contains(found) || found.contains(element))
    })
    if (!isSeen) return `${name}: covered at ${Math.round(left)}, ${Math.round(top)}`
    // Where colors pass over into each other, the outline begins in that of the text.
    for (const each of element.getAnimations()) if (each instanceof CSSTransition) each.finish()
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element)
    if (!element.matches(':focus-visible')) return ''
    if (outlineStyle === 'none') return boxShadow === 'none' ? `${name}: no mark` : ''
    // The outline is around the element, so on what is behind it; of a gradient, its first color. Pictures are not looked at.
    const getGround = (behind: Element | null): string => {
      if (!behind) return ''
      const { backgroundColor, backgroundImage } = getComputedStyle(behind)
      if (backgroundImage !== 'none') return /rgb\([^)]+\)/.exec(backgroundImage)?.[0] ?? ''
      return backgroundColor.startsWith('rgb(') ? backgroundColor : getGround(behind.parentElement)
    }
    const ground = getGround(element.parentElement)
    const toLuminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (/^rgba?\((.+)\)/.exec(color)?.[1] ?? '').split(',').map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const [dark = 0, light = 0] = [outlineColor, ground].map(toLuminance).sort((a, b) => a - b)
    const contrast = (light + 0.05) / (dark + 0.05)
    return ground && contrast < 3 ? `${name}: its mark has a contrast of ${contrast.toFixed(1)}` : ''
  })

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element.contains(document.activeElement))
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
    expect.soft(await describeHiddenFocus(page), `${page.url()}, stop ${stop}`).toBe('')
  }
  throw new Error(`${String(target)} is not reached by the keyboard`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('by keyboard alone: from home to a song, a copy, its room, the wallet and the fan’s home', async ({ page }) => {
  const { url } = getCredentials()
  const songs = (await (await page.request.get(`${url}/api/songs?openSale=1`)).json()) as { title: string }[]
  const [song] = songs
  if (!song) throw new Error('the demo data has no open sale')

  await test.step('home, the skip link and the search', async () => {
    await page.goto(url + paths.home.href)
    await press(page, page.getByRole('link', { name: 'Skip to content' }))
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Title or name')).toBeFocused()
    await page.keyboard.type(song.title)
    await expect(
      page.getByRole('region', { name: 'Songs' }).getByRole('link', { name: song.title }).first(),
    ).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: song.title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the purchase', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: /^Buy/ }).first())
    await expect(page).toHaveURL(/\/buy-copy\//)
    const button = page.locator('paypal-button')
    await expect(button).not.toHaveAttribute('disabled')
    const opened = page.waitForEvent('popup')
    await press(page, button)
    const paypal = await opened
    const approved = press(paypal, paypal.getByRole('button', { name: /^approve/i }).first())
    // The window may close itself before the key is let go.
    await approved.catch((error: unknown) => {
      if (!paypal.isClosed() || !String(error).includes('has been closed')) throw error
    })
    await expect(page).toHaveURL(/private-green-room/, { timeout: 60_000 })
    await page.bringToFront()
  })

  await test.step('the first play', async () => {
    await press(page, page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first())
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Play and keep it' }))
    await expect(page.getByRole('region', { name: 'Now playing' }).getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  await test.step('the wallet and the fan’s home', async () => {
    await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Yours/ }))
    await press(page, page.getByRole('main').getByRole('link', { name: /^Your copies/ }))
    await expect(page.getByRole('heading', { name: 'Your copies', level: 1 })).toBeVisible()
    await press(page, page.getByRole('link', { name: 'Play them all' }))
    // The demo's song may have ended meanwhile.
    const toggle = page.getByRole('region', { name: 'What’s playing' }).getByRole('button', { name: /^(Play|Pause)$/ })
    await press(page, toggle)
    await expect(toggle).toBeFocused()
  })

  await test.step('what has focus on paper', async () => {
    await page.goto(url + paths.fineArtGallery.href)
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /View Details/ })
        .nth(1),
    )
  })

  await test.step('on a narrow window, too, bars at the bottom cover nothing that has focus', async () => {
    // As wide as a desktop's window at 400 %.
    await page.setViewportSize({ width: 390, height: 844 })
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
  })
})
