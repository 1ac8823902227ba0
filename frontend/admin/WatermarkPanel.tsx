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

type WatermarkResult = EndpointReply<typeof detectForensicWatermark>

/** For admins: detects the forensic watermark in an uploaded picture and names the copy and its owner. */
export function WatermarkPanel() {
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [result, setResult] = useState<WatermarkResult>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setResult(undefined)
    if (!file || file.size > IMAGE_MAX_BYTES) {
      setError(file ? errors['image-too-large'].message : 'Please choose the picture first.')
      return
    }
    setError('')
    setBusy(true)
    try {
      setResult(await uploadImage(file))
    } catch (caught) {
      setError(getErrorMessage(caught, 'We could not examine the picture. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section
      id="owner-mark"
      title="Identify a picture"
      layout="split"
      intro="Owners’ art files carry an invisible watermark, which can be read here."
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-2xl gap-5">
        <Field
          label="Picture"
          hint="It may have been scaled down or saved again as JPEG or WebP, but not cropped or rotated."
          error={error}
        >
          <FileDrop
            file={file}
            onChange={(chosen) => {
              setFile(chosen)
              setResult(undefined)
              setError('')
            }}
            accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
            note="JPEG, PNG, WebP, AVIF or TIFF, up to 40 MB"
          />
        </Field>
        <div>
          <Button type="submit" busy={busy} busyLabel="Comparing...">
            Read the watermark
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
  if (!card) return <p>This picture shows none of our art cards.</p>
  const name = `“${card.title}” by ${card.artist}`
  if (!copy) {
    return (
      <p>
        This is {name}, without a readable owner mark ({strength.toFixed(1)}; a mark stands out by 2 or more). It may be
        the public picture.
      </p>
    )
  }
  return (
    <p>
      This is {name}, made from copy No. {copy.number} of {copy.of}
      {copy.valid ? '' : ', since refunded'}: <strong>{copy.collector.name}</strong>, {copy.collector.email}.
      Certificate <span className="code">{copy.certificate}</span>, issued {formatDate(copy.issuedAt)}. The mark stands
      out by {strength.toFixed(1)}; chance gives 0.8.
    </p>
  )
}
