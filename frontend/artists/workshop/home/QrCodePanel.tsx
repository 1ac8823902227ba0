import { Download } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { QrCodePicture } from './QrCodePicture.tsx'
import { parseWebAddress } from './parse-web-address.ts'
import { QR_OPTIONS, QR_TARGETS, type QrTarget, SHARED_PATHS, useOwnPages } from './qr-targets.ts'

/** Generates QR codes for posters and merchandise. */
export function QrCodePanel() {
  const [target, setTarget] = useState<QrTarget>('showcase')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<{ image: string; address: string; target: QrTarget }>()
  const form = useRef<HTMLFormElement>(null)
  const own = useOwnPages()
  const [chosenRelease, setChosenRelease] = useState('')
  const release = own.releases.find(({ path }) => path === chosenRelease) ?? own.releases[0]

  const complain = (inline: string, description: string) => {
    setError(inline)
    focusFirstError(form.current)
    createToast({ title: 'URL Required', description, variant: 'destructive' })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (target === 'custom' && !typed.trim()) {
      complain('The address is missing.', 'Please enter a custom URL for your QR code.')
      return
    }
    const address = getAddress()
    if (address) void draw(address)
    else if (target === 'release') createToast({ title: 'No Release Yet', description: 'Upload a song first.' })
    else if (target === 'page') createToast({ title: 'Not Ready', description: 'Your page is still being fetched.' })
    else
      complain(
        'This is no web address. It begins with https://',
        'Please enter a web address, such as https://example.com.',
      )
  }

  const getAddress = () => {
    if (target === 'custom') return parseWebAddress(typed)
    const path = target === 'page' ? own.page : target === 'release' ? release?.path : SHARED_PATHS[target]
    return path === undefined ? undefined : location.origin + path
  }

  const draw = async (address: string) => {
    setError('')
    setBusy(true)
    try {
      const { toDataURL } = await import('qrcode')
      setCode({ image: await toDataURL(address, QR_OPTIONS), address, target })
      createToast({ title: 'QR Code Generated!', description: `It leads to ${address}`, variant: 'success' })
    } catch {
      createToast({
        title: 'Generation Failed',
        description: 'Failed to generate QR code. Please try again.',
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  const download = () => {
    if (!code) {
      createToast({ title: 'No QR Code', description: 'Please generate a QR code first.', variant: 'destructive' })
      return
    }
    const name = `tunemaker-qr-${code.target}-${Date.now()}.png`
    const link = document.createElement('a')
    link.href = code.image
    link.download = name
    link.click()
    createToast({ title: 'QR Code Downloaded!', description: name, variant: 'success' })
  }

  return (
    <Section
      id="qr-codes"
      title="QR codes"
      intro="For posters, sleeves and the merch table. Free with every G-Key."
      layout="split"
    >
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-5">
          <RadioCards
            legend="Where it leads"
            options={QR_TARGETS}
            value={target}
            onChange={(next) => {
              setTarget(next)
              setError('')
              // The image must never disagree with the form.
              setCode(undefined)
            }}
          />
          {target === 'release' && own.releases.length > 0 && (
            <Field label="Release">
              <Select
                value={release?.path ?? ''}
                onChange={(event) => {
                  setChosenRelease(event.currentTarget.value)
                  setCode(undefined)
                }}
              >
                {own.releases.map(({ path, title }) => (
                  <option key={path} value={path}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {target === 'custom' && (
            <Field label="Custom URL" error={error} required>
              <TextInput
                type="text"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
                maxLength={1000}
                value={typed}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  setError('')
                  setCode(undefined)
                }}
              />
            </Field>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyLabel="Drawing...">
              Generate QR Code
            </Button>
            <Button variant="quiet" onClick={download}>
              <Download aria-hidden="true" />
              Download
            </Button>
          </div>
        </form>
        <QrCodePicture code={code} />
      </div>
    </Section>
  )
}
