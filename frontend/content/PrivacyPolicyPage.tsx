import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { CHAT_RETENTION_DAYS } from '#contract/godfrey'
import type { Translate } from '#text/messages/catalog'
import { privacy } from '#text/messages/catalogs/privacy/en'
import { type Chapter, Article } from './Article.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { Items, MAIL, Paragraphs } from './LegalText.tsx'

export function PrivacyPolicyPage() {
  const t = useMessages(privacy)
  return (
    <>
      <ContentHeader
        title={t('title')}
        lead={
          <>
            {t('lead')}
            <span className="mt-4 block text-sm text-bone-3">{t('updated')}</span>
          </>
        }
      />
      <Article chapters={[...buildChaptersOnPeople(t), ...buildChaptersOnData(t), ...buildClosingChapters(t)]} />
      <AskGodfrey>{t('godfrey')}</AskGodfrey>
    </>
  )
}

type PrivacyTranslate = Translate<(typeof privacy)['messages']>

function buildChaptersOnPeople(t: PrivacyTranslate): Chapter[] {
  const fans = [t('fans.1'), t('fans.2'), t('fans.3'), t('fans.4'), t('fans.5')]
  const artists = [t('artists.1'), t('artists.2'), t('artists.3'), t('artists.4'), t('artists.5'), t('artists.6')]
  return [
    { id: 'short', title: t('short'), body: <Paragraphs texts={[t('short.1'), t('short.2')]} /> },
    {
      id: 'fans',
      title: t('fans'),
      body: (
        <>
          <Paragraphs texts={[t('fans.intro')]} />
          <Items texts={fans} />
          <Paragraphs texts={[t('fans.2nd')]} />
        </>
      ),
    },
    { id: 'artists', title: t('artists'), body: <Items texts={artists} /> },
    {
      id: 'collectors',
      title: t('collectors'),
      body: <Items texts={[t('collectors.1'), t('collectors.2'), t('collectors.3')]} />,
    },
    {
      id: 'given',
      title: t('given'),
      body: <Paragraphs texts={[t('given.1'), t('given.2'), t('given.3'), t('given.4')]} />,
    },
  ]
}

function buildChaptersOnData(t: PrivacyTranslate): Chapter[] {
  const browser = [t('browser.1'), t('browser.2'), t('browser.3'), t('browser.4'), t('browser.5'), t('browser.6')]
  return [
    {
      id: 'payments',
      title: t('payments'),
      body: <Paragraphs texts={[t('payments.1'), t('payments.2'), t('payments.3')]} />,
    },
    { id: 'browser', title: t('browser'), body: <Paragraphs texts={browser} /> },
    { id: 'not', title: t('not'), body: <Items texts={[t('not.1'), t('not.2'), t('not.3'), t('not.4')]} /> },
    { id: 'others', title: t('others'), body: <Paragraphs texts={[t('others.1'), t('others.2')]} /> },
    {
      id: 'godfrey',
      title: 'Godfrey',
      body: <Paragraphs texts={[t('agent.1', { days: CHAT_RETENTION_DAYS }), t('agent.2')]} />,
    },
    { id: 'mails', title: t('mails'), body: <Paragraphs texts={[t('mails.text')]} /> },
    {
      id: 'long',
      title: t('long'),
      body: (
        <>
          <DefinitionList rows={buildRetentionPeriods(t)} />
          <Paragraphs texts={[t('long.text')]} />
        </>
      ),
    },
  ]
}

const buildRetentionPeriods = (t: PrivacyTranslate) =>
  [
    [t('keep.visitor'), t('keep.visitorFor')],
    [t('keep.signedIn'), t('keep.signedInFor')],
    [t('keep.application'), t('keep.applicationFor')],
    [t('keep.upload'), t('keep.uploadFor')],
    [t('keep.links'), t('keep.linksFor')],
    [t('keep.tries'), t('keep.triesFor')],
    [t('keep.visits'), t('keep.visitsFor')],
    [t('keep.staff'), t('keep.staffFor')],
    [t('keep.posts'), t('keep.postsFor')],
    [t('keep.chat'), t('keep.chatFor', { days: CHAT_RETENTION_DAYS })],
    [t('keep.news'), t('keep.newsFor')],
    [t('keep.mailed'), t('keep.mailedFor')],
    [t('keep.stopped'), t('keep.stoppedFor')],
    [t('keep.refund'), t('keep.refundFor')],
    [t('keep.gift'), t('keep.giftFor')],
    [t('keep.follower'), t('keep.followerFor')],
    [t('keep.device'), t('keep.deviceFor')],
    [t('keep.heard'), t('keep.heardFor')],
    [t('keep.waiting'), t('keep.waitingFor')],
    [t('keep.archive'), t('keep.archiveFor')],
    [t('keep.bounced'), t('keep.bouncedFor')],
    [t('keep.songs'), t('keep.songsFor')],
    [t('keep.orders'), t('keep.ordersFor')],
    [t('keep.copies'), t('keep.copiesFor')],
    [t('keep.log'), t('keep.logFor')],
  ] as const

function buildClosingChapters(t: PrivacyTranslate): Chapter[] {
  return [
    { id: 'protection', title: t('protection'), body: <Paragraphs texts={[t('protection.text')]} /> },
    {
      id: 'choices',
      title: t('choices'),
      body: <Paragraphs texts={[t('choices.1', { mail: MAIL }), t('choices.2'), t('choices.3')]} />,
    },
    { id: 'changes', title: t('changes'), body: <Paragraphs texts={[t('changes.text', { mail: MAIL })]} /> },
  ]
}
