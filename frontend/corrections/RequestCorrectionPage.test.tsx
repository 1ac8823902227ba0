import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { afterAll, describe, expect, test } from 'vitest'
import { getSession } from '#contract/auth'
import {
  type CorrectionView,
  createCorrection,
  errors,
  listCorrectableValues,
  listCorrections,
  restoreCorrectedValue,
} from '#contract/corrections'
import { type Language, languageCodes, languages } from '#contract/text'
import { updateLanguageSource } from '#frontend/lib/messages/current-language.ts'
import { registerMessages } from '#frontend/lib/messages/translations.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { ARTIST } from '#frontend/testing/sample-artist.ts'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { createTranslate } from '#text/messages/create-translate'
import { RequestCorrectionPage } from './RequestCorrectionPage.tsx'

const CATALOGS = join(import.meta.dirname, '../../backend/text/messages/catalogs')
const SONG = { id: '0195d3a0-0000-7000-8000-000000000001', title: 'Blue Velvit' }
const APPLIED: CorrectionView = {
  id: '0195d3a0-0000-7000-8000-000000000002',
  kind: 'song-title',
  subject: '',
  was: 'Blue Velvit',
  becomes: 'Blue Velvet',
  state: 'applied',
  at: '2026-11-26T10:00:00.000Z',
  undoUntil: '2026-11-26T11:00:00.000Z',
  reviewNumber: null,
  decidedBy: null,
  note: null,
}
const IN_REVIEW: CorrectionView = { ...APPLIED, state: 'in-review', undoUntil: null, reviewNumber: 4711 }

/** Whose texts are on the page. */
const AREAS = ['corrections', 'ui', 'shell']

/** Adds the texts of the page, as its code does in the build, and returns those of corrections. */
async function loadTranslations(language: Language): Promise<Record<string, string>> {
  if (language === 'english') return {}
  const found: Record<string, string>[] = []
  for (const area of AREAS) {
    const file = join(CATALOGS, area, `${languageCodes[language]}.ts`)
    const { messages } = (await import(file)) as { messages: Record<string, string> }
    registerMessages(language, { [area]: messages })
    found.push(messages)
  }
  return found[0] ?? {}
}

afterAll(() => updateLanguageSource(() => 'english'))

describe.each(languages)('a correction by form in %s', (language) => {
  async function openPage({ accountType = ARTIST.accountType, corrections = [] as CorrectionView[] } = {}) {
    updateLanguageSource(() => language)
    // Loaded before, so that nothing on the page waits for its texts.
    const t = createTranslate(correctionMessages, language, await loadTranslations(language))
    const api = mockApi()
    api.reply(getSession, { artist: { ...ARTIST, accountType }, fans: [], isCollector: false })
    api.reply(listCorrectableValues, { songs: [SONG], editions: [], posts: [], bio: '', email: 'ada@example.com' })
    api.reply(listCorrections, corrections)
    const { user } = renderScreen(<RequestCorrectionPage />)
    return { t, api, user }
  }

  async function fillIn({ t, user }: Awaited<ReturnType<typeof openPage>>, becomes: string) {
    await user.selectOptions(await screen.findByLabelText(t('form.which')), SONG.id)
    const field = screen.getByLabelText(t('form.becomes'))
    // Typed in one language: every letter renders the page again.
    if (language === 'english') await user.type(field, becomes)
    else {
      await user.click(field)
      await user.paste(becomes)
    }
    await user.click(screen.getByRole('button', { name: t('form.review') }))
    return within(await screen.findByRole('dialog', { name: t('confirm.title') }))
  }

  test('is shown before it is sent and applied', async () => {
    const page = await openPage()
    const { t, api, user } = page
    api.reply(createCorrection, APPLIED)
    const dialog = await fillIn(page, 'Blue Velvet')
    expect(dialog.getByText('Blue Velvit')).toBeTruthy()
    expect(dialog.getByText('Blue Velvet')).toBeTruthy()
    expect(api.requests(createCorrection)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: t('confirm.correct') }))
    expect(await screen.findByText(t('done.correctedText'))).toBeTruthy()
    expect(api.requests(createCorrection)[0]?.body).toEqual({
      kind: 'song-title',
      becomes: 'Blue Velvet',
      subjectId: SONG.id,
    })
  })

  test('is undone by its button', async () => {
    const { t, api, user } = await openPage({ corrections: [APPLIED] })
    api.reply(restoreCorrectedValue, { ...APPLIED, state: 'undone', undoUntil: null })
    await user.click(await screen.findByRole('button', { name: t('undo.action') }))
    expect(await screen.findByText(t('undo.doneText'))).toBeTruthy()
  })

  test('is not sent after a no', async () => {
    const page = await openPage()
    const dialog = await fillIn(page, 'Blue Velvet')
    await page.user.click(dialog.getByRole('button', { name: page.t('confirm.notYet') }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.api.requests(createCorrection)).toHaveLength(0)
  })

  test('goes to a person with a number when it is more than a slip', async () => {
    const page = await openPage()
    const { t, api, user } = page
    api.reply(createCorrection, IN_REVIEW, 202)
    const dialog = await fillIn(page, 'Midnight Train')
    await user.click(dialog.getByRole('button', { name: t('confirm.correct') }))
    expect(await screen.findByText(t('done.handedOverText', { number: 4711 }))).toBeTruthy()
  })

  test('says why the server refuses it, and keeps what was written', async () => {
    const page = await openPage()
    const { t, api, user } = page
    api.reject(createCorrection, errors['value-too-long'])
    const dialog = await fillIn(page, 'Blue Velvet')
    await user.click(dialog.getByRole('button', { name: t('confirm.correct') }))
    const field = await screen.findByLabelText<HTMLInputElement>(t('form.becomes'))
    expect(await screen.findByText(errors['value-too-long'].message)).toBeTruthy()
    expect(field.value).toBe('Blue Velvet')
  })

  test('is refused to an evaluation G-Key', async () => {
    const { t } = await openPage({ accountType: 'test' })
    expect(await screen.findByText(t('evaluation.title'))).toBeTruthy()
    expect(screen.queryByRole('form', { name: t('form.label') })).toBeNull()
  })
})
