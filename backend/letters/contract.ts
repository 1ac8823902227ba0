import { z } from 'zod'
import { defineEndpoint } from '#contract/http'
import { languages } from '#contract/text'
import type { Translate } from '#text/messages/catalog'
import type { letters } from '#text/messages/catalogs/letters/en'

export const LETTERS = ['counselor', 'studio', 'fan-club', 'visitor'] as const
export type LetterName = (typeof LETTERS)[number]

/** The letter as a PDF: 200, or 202 while it is being rendered. */
export const downloadLetter = defineEndpoint({
  method: 'GET',
  path: '/api/letters/:letter',
  params: z.object({ letter: z.enum(LETTERS) }),
  query: z.object({ paper: z.enum(['a4', 'letter']).default('a4'), language: z.enum(languages).default('english') }),
})

/** The text of one printed letter, without layout. */
export type Letter = {
  /** The intended readers, shown in the corner of the letterhead. */
  audience: string
  title: string
  greeting: string
  paragraphs: readonly string[]
  factsTitle: string
  facts: readonly { label: string; value: string }[]
  closing: string
}

export const CONTACT_ADDRESS = 'hello@tunemaker.example'

type Texts = Translate<(typeof letters)['messages']>

const buildCounselorLetter = (t: Texts, site: string): Letter => ({
  audience: t('counselor.audience'),
  title: t('counselor.title'),
  greeting: t('counselor.greeting'),
  paragraphs: [
    t('counselor.p1'),
    t('counselor.p2'),
    t('counselor.p3'),
    t('counselor.p4'),
    t('counselor.p5', { site, contact: CONTACT_ADDRESS }),
  ],
  factsTitle: t('counselor.facts'),
  facts: [
    { label: t('fact.gKey'), value: t('counselor.gKey') },
    { label: t('fact.upload'), value: t('fact.uploadValue') },
    { label: t('fact.share'), value: t('fact.shareValue') },
    { label: t('counselor.price'), value: t('counselor.priceValue') },
    { label: t('fact.edition'), value: t('counselor.editionValue') },
    { label: t('counselor.copyright'), value: t('counselor.copyrightValue') },
    { label: t('counselor.audio'), value: t('counselor.audioValue') },
    { label: t('counselor.refunds'), value: t('counselor.refundsValue') },
    { label: t('counselor.visitors'), value: t('counselor.visitorsValue') },
  ],
  closing: t('counselor.closing'),
})

const buildStudioLetter = (t: Texts, site: string): Letter => ({
  audience: t('studio.audience'),
  title: t('studio.title'),
  greeting: t('studio.greeting'),
  paragraphs: [t('studio.p1'), t('studio.p2'), t('studio.p3'), t('studio.p4'), t('studio.p5')],
  factsTitle: t('studio.facts'),
  facts: [
    { label: t('studio.files'), value: t('studio.filesValue') },
    { label: t('fact.edition'), value: t('studio.editionValue') },
    { label: t('fact.gKey'), value: t('studio.gKeyValue') },
    { label: t('fact.upload'), value: t('studio.uploadValue') },
    { label: t('studio.fees'), value: t('studio.feesValue') },
    { label: t('fact.share'), value: t('studio.shareValue') },
    { label: t('studio.apply'), value: `${site}/governance-info` },
  ],
  closing: t('studio.closing'),
})

const buildFanClubLetter = (t: Texts, site: string): Letter => ({
  audience: t('fanClub.audience'),
  title: t('fanClub.title'),
  greeting: t('fanClub.greeting'),
  paragraphs: [t('fanClub.p1'), t('fanClub.p2'), t('fanClub.p3'), t('fanClub.p4'), t('fanClub.p5')],
  factsTitle: t('fanClub.facts'),
  facts: [t('fanClub.step1', { site }), t('fanClub.step2'), t('fanClub.step3'), t('fanClub.step4')].map(
    (value, index) => ({ label: String(index + 1), value }),
  ),
  closing: t('fanClub.closing'),
})

const buildVisitorOverview = (t: Texts, site: string): Letter => ({
  audience: t('visitor.audience'),
  title: t('visitor.title'),
  greeting: t('visitor.greeting'),
  paragraphs: [t('visitor.p1'), t('visitor.p2')],
  factsTitle: t('visitor.facts'),
  facts: [
    { label: t('visitor.q1'), value: t('visitor.a1') },
    { label: t('visitor.q2'), value: t('visitor.a2') },
    { label: t('visitor.q3'), value: t('visitor.a3') },
    { label: t('visitor.q4'), value: t('visitor.a4') },
    { label: t('visitor.q5'), value: t('visitor.a5') },
  ],
  closing: t('visitor.closing', { site }),
})

/** The text of a letter. `site` is the product's address without its scheme. */
export function getLetter(name: LetterName, site: string, t: Texts): Letter {
  switch (name) {
    case 'counselor':
      return buildCounselorLetter(t, site)
    case 'studio':
      return buildStudioLetter(t, site)
    case 'fan-club':
      return buildFanClubLetter(t, site)
    case 'visitor':
      return buildVisitorOverview(t, site)
  }
}
