import { GIFT_DAYS } from '#contract/copies/gifts'
import { KEYMAILS_MAILED_PER_DAY } from '#contract/keymails/mailings'
import { formatCents } from '#frontend/lib/format-money.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import type { Translate } from '#text/messages/catalog'
import { terms } from '#text/messages/catalogs/terms/en'
import { type Chapter, Article } from './Article.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { Items, MAIL, Paragraphs } from './LegalText.tsx'

/** The price of an upload in cents, for orders of so many songs. */
const FEES = [
  { from: 1, to: 2, cents: 25_00 },
  { from: 3, to: 4, cents: 22_00 },
  { from: 5, to: 6, cents: 20_00 },
  { from: 7, to: 8, cents: 18_00 },
  { from: 9, to: 10, cents: 16_00 },
]

export function TermsOfServicePage() {
  const t = useMessages(terms)
  return (
    <>
      <ContentHeader title={t('title')} lead={t('lead')} />
      <Article chapters={[...buildArtistChapters(t), ...buildFanChapters(t), ...buildClosingChapters(t)]} />
      <AskGodfrey>{t('godfrey')}</AskGodfrey>
    </>
  )
}

type TermsTranslate = Translate<(typeof terms)['messages']>

function buildArtistChapters(t: TermsTranslate): Chapter[] {
  const prices = FEES.map(
    ({ from, to, cents }) =>
      [t('uploads.songs', { from, to }), t('uploads.each', { price: formatCents(cents) })] as const,
  )
  return [
    {
      id: 'agreement',
      title: t('agreement'),
      body: <Paragraphs texts={[t('agreement.1'), t('agreement.2')]} />,
    },
    { id: 'g-key', title: t('gKey'), body: <Paragraphs texts={[t('gKey.1'), t('gKey.2'), t('gKey.3')]} /> },
    {
      id: 'uploads',
      title: t('uploads'),
      body: (
        <>
          <Paragraphs texts={[t('uploads.1')]} />
          <DefinitionList rows={prices} short />
          <Paragraphs texts={[t('uploads.formats')]} />
        </>
      ),
    },
    { id: 'rights', title: t('rights'), body: <Paragraphs texts={[t('rights.1'), t('rights.2')]} /> },
    {
      id: 'editions',
      title: t('editions'),
      body: (
        <Paragraphs texts={[t('editions.1'), t('editions.2'), t('editions.3', { count: KEYMAILS_MAILED_PER_DAY })]} />
      ),
    },
  ]
}

function buildFanChapters(t: TermsTranslate): Chapter[] {
  const buying = [t('buying.1'), t('buying.2'), t('buying.3', { days: GIFT_DAYS }), t('buying.4'), t('buying.5')]
  return [
    { id: 'buying', title: t('buying'), body: <Paragraphs texts={buying} /> },
    { id: 'money', title: t('money'), body: <Paragraphs texts={[t('money.1'), t('money.2')]} /> },
    {
      id: 'refunds',
      title: t('refunds'),
      body: (
        <>
          <Paragraphs texts={[t('refunds.1')]} />
          <Items texts={[t('refunds.full'), t('refunds.partial'), t('refunds.dispute')]} />
          <Paragraphs texts={[t('refunds.2')]} />
        </>
      ),
    },
    { id: 'rooms', title: t('rooms'), body: <Paragraphs texts={[t('rooms.text')]} /> },
  ]
}

function buildClosingChapters(t: TermsTranslate): Chapter[] {
  return [
    { id: 'evaluation', title: t('evaluation'), body: <Paragraphs texts={[t('evaluation.text')]} /> },
    { id: 'godfrey', title: t('godfreyChapter'), body: <Paragraphs texts={[t('godfreyChapter.text')]} /> },
    { id: 'closing', title: t('closing'), body: <Paragraphs texts={[t('closing.1'), t('closing.2')]} /> },
    { id: 'promise', title: t('promise'), body: <Paragraphs texts={[t('promise.1'), t('promise.2')]} /> },
    { id: 'changes', title: t('changes'), body: <Paragraphs texts={[t('changes.text', { mail: MAIL })]} /> },
  ]
}
