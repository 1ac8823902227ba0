import { Link, useParams } from 'react-router-dom'
import { getCopy } from '#contract/copies'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { CopyProof } from '#frontend/edition-log/CopyProof.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Target of a certificate's QR code: says whether the copy is valid. Names no owner. */
export function CopyPage() {
  const t = useMessages(wallet)
  const { id = '' } = useParams()
  const copy = useApiQuery(getCopy, { params: { id } })

  if (copy.isPending) {
    return (
      <>
        <PageHeader title={t('page.heading')} />
        <Spinner className="text-lg text-bone-2" label={t('page.loading')} />
      </>
    )
  }
  if (copy.error) {
    const unknown = copy.error instanceof ApiError && copy.error.status === 404
    return (
      <>
        <PageHeader
          title={unknown ? t('page.unknown') : t('page.heading')}
          {...(unknown ? { lead: t('page.unknownText') } : {})}
        />
        {!unknown && (
          <ErrorState
            title={t('page.unreadable')}
            message={getErrorMessage(copy.error, t('reach'))}
            onRetry={() => void copy.refetch()}
            busy={copy.isFetching}
          />
        )}
      </>
    )
  }
  const { artistName, title, cover, copy: number, of, hands, state, since, rights, songs } = copy.data
  const valid = state === 'valid'
  return (
    <>
      <PageHeader
        tabTitle={t('name', { title, copy: formatCount(number), of: formatCount(of) })}
        title={valid ? t('page.valid') : t('page.void')}
        lead={
          valid
            ? t(hands === 1 ? 'page.validText' : 'page.passedOn', {
                title,
                artist: artistName,
                copy: formatCount(number),
                of: formatCount(of),
                hands: formatCount(hands),
              })
            : t('page.voidText', { title, artist: artistName, copy: formatCount(number), of: formatCount(of) })
        }
        aside={
          <div>
            <TicketStub
              artist={artistName}
              song={title}
              copy={number}
              of={of}
              cover={cover}
              state={valid ? 'redeemed' : 'void'}
            />
            <dl className="mt-8 grid gap-4 sm:grid-cols-2">
              <div>
                <dt className="text-sm text-bone-3">{valid ? t('page.soldOn') : t('page.voidSince')}</dt>
                <dd>{formatLongDate(since)}</dd>
              </div>
              {songs.length > 0 && <SoldRecordings songs={songs} />}
              <div>
                <dt className="text-sm text-bone-3">{t('page.rights')}</dt>
                <dd>
                  {rights
                    ? t('page.rightsChecked', {
                        by: rights.byGodfrey ? t('page.godfrey') : 'TuneMaker',
                        date: formatLongDate(rights.at),
                      })
                    : t('page.rightsDeclared')}
                </dd>
                {rights?.records.map(({ office, number, url }) => (
                  <dd key={number} className="mt-1 text-sm">
                    <a href={url} target="_blank" rel="noreferrer" className="link">
                      {t('page.record', { number, office })}
                    </a>
                  </dd>
                ))}
              </div>
            </dl>
          </div>
        }
        actions={
          <Button variant="quiet" asChild>
            <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
          </Button>
        }
      />
      <CopyProof copyId={id} />
    </>
  )
}

/** What the copy was sold with. Its owner also has what came later. */
function SoldRecordings({ songs }: Pick<EndpointReply<typeof getCopy>, 'songs'>) {
  const t = useMessages(wallet)
  return (
    <div>
      <dt className="text-sm text-bone-3">{t('page.recording')}</dt>
      {songs.map((song) => (
        <dd key={song.id}>
          <Link to={paths.song.href(song.id)} className="link">
            {songs.length === 1 ? t('page.version', song) : t('page.songVersion', song)}
          </Link>
        </dd>
      ))}
      {songs.some(({ version, latest }) => version < latest) && (
        <dd className="mt-1 text-sm text-bone-2">{t('page.replaced')}</dd>
      )}
    </div>
  )
}
