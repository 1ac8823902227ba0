import { type FormEvent, useState } from 'react'
import { IMAGE_MAX_BYTES } from '#contract/art-cards/images'
import { detectForensicWatermark } from '#contract/art-cards/copies'
import { errors } from '#contract/art-cards/cards'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatTenths } from '#frontend/lib/format-number.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffDashboard } from '#text/messages/catalogs/staff-dashboard/en'

type WatermarkResult = EndpointReply<typeof detectForensicWatermark>

/** For admins: detects the forensic watermark in an uploaded picture and names the copy and its owner. */
export function WatermarkPanel() {
  const t = useMessages(staffDashboard)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [result, setResult] = useState<WatermarkResult>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setResult(undefined)
    if (!file || file.size > IMAGE_MAX_BYTES) {
      setError(file ? errors['image-too-large'].message : t('pictureMissing'))
      return
    }
    setError('')
    setBusy(true)
    try {
      setResult(await uploadImage(file))
    } catch (caught) {
      setError(getErrorMessage(caught, t('pictureFailed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section id="owner-mark" title={t('identifyAPicture')} layout="split" intro={t('identifyIntro')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-2xl gap-5">
        <Field label={t('picture')} hint={t('pictureHint')} error={error}>
          <FileDrop
            file={file}
            onChange={(chosen) => {
              setFile(chosen)
              setResult(undefined)
              setError('')
            }}
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            note={t('pictureFormats')}
          />
        </Field>
        <div>
          <Button type="submit" busy={busy} busyLabel={t('comparing')}>
            {t('readTheWatermark')}
          </Button>
        </div>
        <div role="status">{result && <WatermarkFinding result={result} />}</div>
      </form>
    </Section>
  )
}

async function uploadImage(file: File): Promise<WatermarkResult> {
  const body = new FormData()
  body.set('image', file)
  const response = await fetch(buildUrl(detectForensicWatermark), {
    method: detectForensicWatermark.method,
    headers: getStaffHeaders(),
    body,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text)
  return JSON.parse(text) as WatermarkResult
}

function WatermarkFinding({ result: { card, copy, strength } }: { result: WatermarkResult }) {
  const t = useMessages(staffDashboard)
  if (!card) return <p>{t('noCard')}</p>
  const { title, artist } = card
  if (!copy) {
    return <p>{t('noOwnerMark', { title, artist, strength: formatTenths(strength) })}</p>
  }
  return (
    <p>
      <RichText
        text={t('ownerMark', {
          title,
          artist,
          copy: copy.number,
          of: copy.of,
          refunded: copy.valid ? '' : t('sinceRefunded'),
          name: copy.collector.name,
          email: copy.collector.email,
          certificate: copy.certificate,
          date: formatDate(copy.issuedAt),
          strength: formatTenths(strength),
        })}
        tags={{ b: <strong />, code: <span className="code" /> }}
      />
    </p>
  )
}
