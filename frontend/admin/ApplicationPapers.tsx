import { useEffect, useState } from 'react'
import { describeApplication, showApplicationDocument } from '#contract/admin'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { showToast } from '#ui/Toast'
import { addressOf, sentenceOf, useRead } from '#web/api'
import { Fact } from './Evidence.tsx'
import { staffHeaders } from '#web/staff-session'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the applicant wrote, and the document they sent. */
export function ApplicationPapers({ applicationId }: { applicationId: string }) {
  const read = useRead(describeApplication, { params: { id: applicationId }, headers: staffHeaders() })
  if (read.isError) {
    return (
      <FailedState
        title="The application could not be read"
        message={sentenceOf(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    )
  }
  if (!read.data) return <Skeleton className="h-48" />
  const application = read.data
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        <Fact name="Artist name">{application.artistName}</Fact>
        <Fact name="Legal name">{application.fullName}</Fact>
        <Fact name="E-mail">{application.email}</Fact>
        {application.phone && <Fact name="Phone">{application.phone}</Fact>}
        <Fact name="Copyright details">{application.copyrightDetails}</Fact>
        <Fact name="Tracking number">
          <span className="code">{application.trackingNumber}</span>
        </Fact>
        <Fact name="Applied">{moment.format(new Date(application.submittedAt))}</Fact>
        {application.paidAt && <Fact name="Paid">{moment.format(new Date(application.paidAt))}</Fact>}
        <Fact name="State">{application.state}</Fact>
        {!application.document && <Fact name="Document">none</Fact>}
      </dl>
      {application.document && <PaperDocument applicationId={applicationId} {...application.document} />}
    </>
  )
}

/** A picture is shown here, a PDF is saved. Its call carries the staff session, so no plain link can fetch it. */
function PaperDocument({ applicationId, type, bytes }: { applicationId: string; type: string; bytes: number }) {
  const [url, setUrl] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(url), [url])

  const open = async () => {
    setBusy(true)
    try {
      const answer = await fetch(addressOf(showApplicationDocument, { params: { id: applicationId } }), {
        headers: staffHeaders(),
      })
      if (!answer.ok) throw new Error(`the document answered ${answer.status}`)
      const made = URL.createObjectURL(await answer.blob())
      setUrl(made)
      if (!type.startsWith('image/')) save(made, `application-${applicationId}.pdf`)
    } catch {
      showToast({ title: 'No Document', description: 'The document could not be read.', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return url && type.startsWith('image/') ? (
    <img
      src={url}
      alt="The applicant’s copyright document"
      className="mt-5 max-h-[40rem] w-auto max-w-full rounded-md border border-wall-4"
    />
  ) : (
    <Button look="quiet" className="mt-5" onClick={() => void open()} busy={busy}>
      {type.startsWith('image/') ? 'Show the document' : 'Save the document'} ({kindOf(type)},{' '}
      {Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} KB)
    </Button>
  )
}

const kindOf = (type: string) => type.split('/').at(-1)?.toUpperCase() ?? ''

function save(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
