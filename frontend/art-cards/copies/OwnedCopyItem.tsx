import { Download, FileCheck2, Maximize } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadArtwork, downloadCardCertificate, type OwnedCopy } from '#contract/art-cards/copies'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Owners see their copy without the visible watermark. */
const toUnmarkedCard = (copy: OwnedCopy) => ({
  ...copy,
  artworkImageUrl: buildUrl(downloadArtwork, { params: { id: copy.id }, query: { size: 'display' } }),
  imageWidths: [],
})

export function OwnedCopyItem({ copy, onShow }: { copy: OwnedCopy; onShow: () => void }) {
  const t = useMessages(fineArt)
  const size = copy.width && copy.height ? `${formatCount(copy.width)} × ${formatCount(copy.height)} px` : ''
  return (
    <li className="grid items-end gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div className="mx-auto w-full max-w-xl">
        <ArtFrame card={copy.fileReady ? toUnmarkedCard(copy) : copy} sizes="(min-width: 64rem) 34rem, 92vw" />
      </div>
      <PaperCard className="p-6 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <RarityBadge rarity={copy.rarity} surface="paper" />
          <p className="code text-sm font-semibold text-vermilion">
            {t('copyOf', { copy: formatCount(copy.copy), of: formatCount(copy.of) })}
          </p>
        </div>
        <h2 className="poster mt-4 text-poster-m">{copy.title}</h2>
        <p className="mt-1.5 text-ink-2">
          {copy.artist}
          {copy.yearCreated !== null && `, ${copy.yearCreated}`}
        </p>
        <dl className="mt-6 grid gap-x-8 border-t border-ink/20 text-sm sm:grid-cols-2 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-ink/20 [&>div]:py-2 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2">
          <div>
            <dt>{t('owned.since')}</dt>
            <dd>{formatLongDate(copy.acquiredAt)}</dd>
          </div>
          <div>
            <dt>{t('owned.paid')}</dt>
            <dd>{formatCents(Math.round(copy.price * 100))}</dd>
          </div>
          {copy.medium && (
            <div>
              <dt>{t('card.medium')}</dt>
              <dd>{copy.medium}</dd>
            </div>
          )}
          {size && (
            <div>
              <dt>{t('owned.file')}</dt>
              <dd>{size}</dd>
            </div>
          )}
          <div className="sm:col-span-2">
            <dt>{t('owned.certificate')}</dt>
            <dd>
              <Link
                to={`${paths.fineArtVerify.href}?code=${copy.code}`}
                className="code underline underline-offset-4 focus-visible:outline-ink"
              >
                {copy.code}
              </Link>
            </dd>
          </div>
        </dl>
        <div className="mt-6 flex flex-wrap gap-2.5">
          {copy.fileReady ? (
            <>
              <button type="button" onClick={onShow} className={PAPER_BUTTON}>
                <Maximize aria-hidden="true" className="size-4.5" />
                {t('owned.display')}
              </button>
              <a href={buildUrl(downloadArtwork, { params: { id: copy.id } })} download className={PAPER_BUTTON}>
                <Download aria-hidden="true" className="size-4.5" />
                {t('owned.fullResolution')}
                {copy.fileBytes !== null && <span className="font-normal">{formatBytes(copy.fileBytes)}</span>}
              </a>
            </>
          ) : (
            <p role="status" className="flex min-h-11 items-center text-sm text-ink-2">
              {t('owned.preparing')}
            </p>
          )}
          <CertificateButton copy={copy} />
        </div>
        {copy.fileReady && <p className="mt-4 text-xs text-ink-2">{t('owned.mark')}</p>}
      </PaperCard>
    </li>
  )
}

function CertificateButton({ copy }: { copy: OwnedCopy }) {
  const t = useMessages(fineArt)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadDocument(buildUrl(downloadCardCertificate, { params: { id: copy.id } }))
    } catch (error) {
      createToast({
        title: t('owned.notDownloaded'),
        description: getErrorMessage(error, t('owned.notDownloadedText')),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className={PAPER_BUTTON}
      onClick={() => void download()}
      disabled={busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner iconOnly label="" /> : <FileCheck2 aria-hidden="true" className="size-4.5" />}
      {busy ? t('owned.printing') : t('owned.certificate')}
      <span className="font-normal">PDF</span>
    </button>
  )
}

const PAPER_BUTTON =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-ink/55 px-4 text-sm font-semibold text-ink transition-colors hover:bg-ink hover:text-paper focus-visible:outline-ink'
