import { useMutation } from '@tanstack/react-query'
import { FileBadge, Gift, Receipt } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type listCopies as listCopiesCall,
  listCopies,
  createGift,
  downloadCertificate,
  downloadReceipt,
  cancelGift,
} from '#contract/keymails'
import type { EndpointReply } from '#contract/platform'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Field } from '#ui/Field'
import { Section } from '#ui/Section'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { buildUrl, getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { paths } from '#web/paths'
import { downloadDocument } from '#web/save-document'

type HeldCopy = EndpointReply<typeof listCopiesCall>[number]

/** Certificate, receipt and gift for each of the fan's copies by this artist. */
export function CopyDocuments({ artistId }: { artistId: string }) {
  const copies = useApiQuery(listCopies)
  const held = (copies.data ?? []).filter((copy) => copy.artistId === artistId)
  if (held.length === 0) return null
  return (
    <Section title="Papers" intro="What you own, in writing.">
      <ul className="grid gap-6">
        {held.map((copy) => (
          <CopyDocumentsRow key={copy.id} copy={copy} />
        ))}
      </ul>
    </Section>
  )
}

function CopyDocumentsRow({ copy }: { copy: HeldCopy }) {
  const certificate = useDownload(buildUrl(downloadCertificate, { params: { id: copy.id } }))
  const receipt = useDownload(buildUrl(downloadReceipt, { params: { id: copy.id } }))
  const name = `“${copy.title}”, No. ${copy.copy.toLocaleString('en-US')} of ${copy.of.toLocaleString('en-US')}`
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-wall-3 pt-5">
      <Link to={paths.copy(copy.id)} className="link mr-auto inline-flex min-h-11 items-center">
        {name}
      </Link>
      <Button variant="quiet" onClick={() => certificate.mutate()} busy={certificate.isPending} busyLabel="Typesetting...">
        <FileBadge aria-hidden="true" />
        Certificate
      </Button>
      {copy.receipt && (
        <Button variant="quiet" onClick={() => receipt.mutate()} busy={receipt.isPending} busyLabel="Typesetting...">
          <Receipt aria-hidden="true" />
          Receipt
        </Button>
      )}
      {copy.giveable && <GiftDialog copy={copy} name={name} />}
      {copy.offered && <PendingGift copy={copy} />}
    </li>
  )
}

function useDownload(address: string) {
  return useMutation({
    mutationFn: () => downloadDocument(address),
    onError: (error) =>
      showToast({
        title: 'The PDF is not ready',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
}

function PendingGift({ copy }: { copy: HeldCopy }) {
  const withdraw = useApiMutation(cancelGift, { refresh: [listCopies] })
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      On its way to somebody. It stays yours until they take it, or until you listen.
      <Button
        variant="quiet"
        onClick={() =>
          withdraw.mutate(
            { params: { id: copy.id } },
            {
              onError: (error) =>
                showToast({
                  title: 'Too late',
                  description: getErrorMessage(error, 'We could not reach TuneMaker.'),
                  variant: 'destructive',
                }),
            },
          )
        }
        busy={withdraw.isPending}
        busyLabel="Taking back..."
      >
        Take it back
      </Button>
    </p>
  )
}

/** Gives a copy away. A copy can be given once, and only before it has been played. */
function GiftDialog({ copy, name }: { copy: HeldCopy; name: string }) {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const offer = useApiMutation(createGift, { refresh: [listCopies] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offer.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setError('An e-mail address, please.')
      return
    }
    setError('')
    offer.mutate(
      { params: { id: copy.id }, body: { email: email.trim(), message } },
      {
        onSuccess: () => {
          setOpen(false)
          showToast({
            title: 'The gift is on its way',
            description: 'It becomes theirs when they open the mail and take it.',
            variant: 'success',
          })
        },
        onError: (refusal) => setError(getErrorMessage(refusal, 'We could not reach TuneMaker. Nothing was sent.')),
      },
    )
  }
  return (
    <Dialog
      title="Give it away"
      description={`${name} goes to somebody else by mail, once. Until they take it, it stays yours; as soon as you listen, it is no gift any more.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet">
          <Gift aria-hidden="true" />
          Give it away
        </Button>
      }
      actions={
        <Button type="submit" form={formId} busy={offer.isPending} busyLabel="Sending...">
          Send the gift
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Field label="Their e-mail" error={error} required>
          <TextInput
            type="email"
            value={email}
            maxLength={254}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Field label="A few words" optional>
          <TextArea
            rows={4}
            value={message}
            maxLength={1000}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
