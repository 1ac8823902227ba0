import { beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import type { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

type Words = { typo: string; other: string; yes: string; no: string; undo: string }

const words: Record<Language, Words> = {
  english: {
    typo: 'please fix the title “Blue Velvit”, it is spelled “Blue Velvet”',
    other: 'rename Blue Velvit to Midnight Train',
    yes: 'yes please',
    no: 'no',
    undo: 'undo that',
  },
  spanish: {
    typo: 'cambia el título de «Blue Velvit» a «Blue Velvet», por favor',
    other: 'cambia el título de «Blue Velvit» a «Tren de medianoche»',
    yes: 'sí',
    no: 'no',
    undo: 'deshaz eso',
  },
  french: {
    typo: 'il y a une faute dans le titre : Blue Velvit au lieu de Blue Velvet',
    other: 'change le titre « Blue Velvit » en « Train de minuit »',
    yes: 'oui',
    no: 'non',
    undo: 'annule ça',
  },
  german: {
    typo: 'bitte den Titel „Blue Velvit“ in „Blue Velvet“ ändern',
    other: 'bitte den Titel „Blue Velvit“ in „Mitternachtszug“ ändern',
    yes: 'ja',
    no: 'nein',
    undo: 'mach das rückgängig',
  },
  italian: {
    typo: 'c’è un refuso nel titolo: Blue Velvit invece di Blue Velvet',
    other: 'cambia il titolo «Blue Velvit» in «Treno di mezzanotte»',
    yes: 'sì',
    no: 'no',
    undo: 'annulla la modifica',
  },
  portuguese: {
    typo: 'corrija o título da música Blue Velvit para Blue Velvet',
    other: 'mude o título «Blue Velvit» para «Trem da meia-noite»',
    yes: 'sim',
    no: 'não',
    undo: 'desfaz isso',
  },
  chinese: {
    typo: '请把歌名“Blue Velvit”改成“Blue Velvet”',
    other: '请把歌名“Blue Velvit”改成“午夜列车”',
    yes: '是',
    no: '不',
    undo: '撤销',
  },
  japanese: {
    typo: '私の曲は「Blue Velvit」ではなく「Blue Velvet」です',
    other: '曲名を「Blue Velvit」から「真夜中の列車」に変更してください',
    yes: 'はい',
    no: 'いいえ',
    undo: '元に戻して',
  },
}

async function createBrowser(accountType: 'production' | 'test' = 'production') {
  const { artist, gKeyId } = await createTestArtist({ accountType })
  const song = await createTestSong(artist, { title: 'Blue Velvit' })
  return { browser: await signInArtist(gKeyId), song }
}
const say = async (browser: Browser, message: string) =>
  (await browser.post('/api/godfrey/chat', { message, language: null })).body
const getTitle = async (id: string) =>
  (await sql<{ title: string }>(db, 'SELECT title FROM songs WHERE id = $1', [id]))[0]?.title

describe.each(Object.entries(words))('a correction by talk in %s', (language, { typo, other, yes, no, undo }) => {
  test('is shown back, applied after a yes, and undone', async () => {
    const { browser, song } = await createBrowser()
    expect(await say(browser, typo)).toMatchObject({
      language,
      topic: 'correction-proposed',
      response: expect.stringMatching(/Blue Velvit.*Blue Velvet/s),
    })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
    expect(await say(browser, yes)).toMatchObject({ language, topic: 'correction-applied' })
    expect(await getTitle(song.id)).toBe('Blue Velvet')
    expect(await say(browser, undo)).toMatchObject({ language, topic: 'correction-undone' })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('is dropped after a no', async () => {
    const { browser, song } = await createBrowser()
    await say(browser, typo)
    expect(await say(browser, no)).toMatchObject({ language, topic: 'correction-dropped' })
    expect(String((await say(browser, yes))['topic'])).not.toMatch(/^correction/)
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('goes to a person with a number when it is more than a slip', async () => {
    const { browser, song } = await createBrowser()
    expect(await say(browser, other)).toMatchObject({ language, topic: 'correction-proposed' })
    const handed = await say(browser, yes)
    expect(handed).toMatchObject({ language, topic: 'correction-in-review', response: expect.stringMatching(/\d/) })
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })

  test('is refused to an evaluation G-Key', async () => {
    const { browser, song } = await createBrowser('test')
    expect(await say(browser, typo)).toMatchObject({ language, topic: 'correction-refused' })
    await say(browser, yes)
    expect(await getTitle(song.id)).toBe('Blue Velvit')
  })
})
