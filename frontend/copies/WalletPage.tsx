import { Link, Navigate } from 'react-router-dom'
import { listCopies } from '#contract/copies'
import { type Room, listRooms } from '#contract/green-room'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { isUnauthenticated } from '#frontend/api/artist-session.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { NoCopies } from '#frontend/library/NoCopies.tsx'
import { FormatsDialog } from '#frontend/downloads/FormatsDialog.tsx'
import { KeepButton } from '#frontend/offline/KeepButton.tsx'
import { KeptSongsPanel } from '#frontend/offline/KeptSongsPanel.tsx'
import { useServiceWorker } from '#frontend/offline/use-service-worker.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { ContentSkeleton } from '#frontend/ui/feedback/ContentSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { CopyActions, formatCopyName } from './CopyActions.tsx'
import { CopyHistory } from './CopyHistory.tsx'
import { DownloadButton } from './downloads/DownloadButton.tsx'
import type { HeldCopy } from './held-copy.ts'
import { RefundDialog } from './refunds/RefundDialog.tsx'
import { RefundState } from './refunds/RefundState.tsx'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Every copy that this browser owns, as its ticket, with what belongs to it. */
export function WalletPage() {
  const t = useMessages(wallet)
  useServiceWorker()
  const account = useAccount()
  const isFan = (account?.fans.length ?? 0) > 0
  const copies = useApiQuery(listCopies, { enabled: isFan })
  const rooms = useApiQuery(listRooms, { enabled: isFan })
  if (account && (!account.isSignedIn || isUnauthenticated(copies.error)))
    return <Navigate to={paths.signIn.href} replace />
  return (
    <>
      <PageHeader
        title={t('wallet.title')}
        lead={t('wallet.lead')}
        actions={
          (isFan || !account) && (
            <Button variant="quiet" asChild>
              <Link to={paths.virtualBoombox.href}>{t('wallet.playAll')}</Link>
            </Button>
          )
        }
      />
      {copies.isError ? (
        <ErrorState
          title={t('wallet.unreadable')}
          message={getErrorMessage(copies.error, t('wallet.unreachable'))}
          onRetry={() => void copies.refetch()}
          busy={copies.isFetching}
        />
      ) : !account || (isFan && copies.isPending) ? (
        <ContentSkeleton />
      ) : (copies.data ?? []).length === 0 ? (
        <>
          <NoCopies />
          {isFan && <CopyHistory />}
        </>
      ) : (
        <>
          <ul className="grid gap-12">
            {copies.data?.map((copy) => (
              <WalletCopy key={copy.id} copy={copy} songs={listSongsOf(copy, rooms.data ?? [])} />
            ))}
          </ul>
          <div className="mt-16">
            <KeptSongsPanel rooms={rooms.data ?? []} />
          </div>
          <CopyHistory />
        </>
      )}
    </>
  )
}

type Song = Room['songs'][number]

const listSongsOf = ({ code }: HeldCopy, rooms: readonly Room[]): Song[] =>
  rooms.flatMap(({ songs }) => songs.filter(({ keymailCode }) => keymailCode === code))

function WalletCopy({ copy, songs }: { copy: HeldCopy; songs: readonly Song[] }) {
  const t = useMessages(wallet)
  const { title, artistName, artistId, code } = copy
  const price = songs[0] && Math.round(songs[0].price * 100)
  return (
    <li aria-label={formatCopyName(copy, t)}>
      <TicketStub
        artist={artistName}
        song={title}
        code={code}
        copy={copy.copy}
        of={copy.of}
        cover={copy.cover}
        {...(price === undefined ? {} : { price })}
        state="redeemed"
        size="row"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button asChild>
          <Link to={`${paths.privateGreenRoom.href}?room=fan-${artistId}`}>{t('wallet.room')}</Link>
        </Button>
        {songs.map((song) => (
          <DownloadButton key={song.id} song={song} isOnly={songs.length === 1} />
        ))}
        {songs.map((song) => (
          <KeepButton key={song.id} song={song} isOnly={songs.length === 1} />
        ))}
        <FormatsDialog copy={copy} />
        <CopyActions copy={copy} />
        <Link to={paths.copy.href(copy.id)} className="link inline-flex min-h-11 items-center px-2 text-bone-2">
          {t('wallet.check')}
        </Link>
        {copy.receipt && !copy.refund && <RefundDialog copy={copy} />}
        {copy.refund && <RefundState copy={copy} refund={copy.refund} />}
      </div>
    </li>
  )
}
