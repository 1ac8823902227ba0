import { useMutation } from '@tanstack/react-query'
import { FileBadge, Gift, Receipt } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type listCopies as listCopiesCall,
  listCopies,
  offerCopy,
  printCertificate,
  printReceipt,
  withdrawGift,
} from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'
import { Button } from '#ui/Button'
import { Dialog } from '#ui/Dialog'
import { Field } from '#ui/Field'
import { Section } from '#ui/Section'
import { TextArea } from '#ui/TextArea'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { addressOf, sentenceOf, useCall, useRead } from '#web/api'
import { paths } from '#web/paths'
import { saveDocument } from '#web/save-document'

type Copy = ReplyOf<typeof listCopiesCall>[number]

/** Certificate, receipt and gift for each copy that the fan holds of this artist. */
export function CopyPapers({ artistId }: { artistId: string }) {
  const copies = useRead(listCopies)
  const held = (copies.data ?? []).filter((copy) => copy.artistId === artistId)
  if (held.length === 0) return null
  return (
    <Section title="Papers" intro="What you own, in writing.">
      <ul className="grid gap-6">
        {held.map((copy) => (
          <Papers key={copy.id} copy={copy} />
        ))}
      </ul>
    </Section>
  )
}

function Papers({ copy }: { copy: Copy }) {
  const certificate = useSaving(addressOf(printCertificate, { params: { id: copy.id } }))
  const receipt = useSaving(addressOf(printReceipt, { params: { id: copy.id } }))
  const name = `“${copy.title}”, No. ${copy.copy.toLocaleString('en-US')} of ${copy.of.toLocaleString('en-US')}`
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-wall-3 pt-5">
      <Link to={paths.copy(copy.id)} className="link mr-auto inline-flex min-h-11 items-center">
        {name}
      </Link>
      <Button look="quiet" onClick={() => certificate.mutate()} busy={certificate.isPending} busyLabel="Typesetting...">
        <FileBadge aria-hidden="true" />
        Certificate
      </Button>
      {copy.receipt && (
        <Button look="quiet" onClick={() => receipt.mutate()} busy={receipt.isPending} busyLabel="Typesetting...">
          <Receipt aria-hidden="true" />
          Receipt
        </Button>
      )}
      {copy.giveable && <GiveCopy copy={copy} name={name} />}
      {copy.offered && <OpenOffer copy={copy} />}
    </li>
  )
}

function useSaving(address: string) {
  return useMutation({
    mutationFn: () => saveDocument(address),
    onError: (error) =>
      showToast({
        title: 'The PDF is not ready',
        description: sentenceOf(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
}

function OpenOffer({ copy }: { copy: Copy }) {
  const withdraw = useCall(withdrawGift, { refresh: [listCopies] })
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      On its way to somebody. It stays yours until they take it, or until you listen.
      <Button
        look="quiet"
        onClick={() =>
          withdraw.mutate(
            { params: { id: copy.id } },
            {
              onError: (error) =>
                showToast({
                  title: 'Too late',
                  description: sentenceOf(error, 'We could not reach TuneMaker.'),
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

/** A copy that nobody has listened with may go to somebody else, once. */
function GiveCopy({ copy, name }: { copy: Copy; name: string }) {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [error, setError] = useState('')
  const formId = useId()
  const offer = useCall(offerCopy, { refresh: [listCopies] })
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
        onError: (refusal) => setError(sentenceOf(refusal, 'We could not reach TuneMaker. Nothing was sent.')),
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
        <Button look="quiet">
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
