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
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Generates QR codes for posters and merchandise. */
export function QrCodePanel() {
  const t = useMessages(workshop)
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
    createToast({ title: t('qr.urlRequired'), description, variant: 'destructive' })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (target === 'custom' && !typed.trim()) {
      complain(t('qr.missing'), t('qr.missingText'))
      return
    }
    const address = getAddress()
    if (address) void draw(address)
    else if (target === 'release') createToast({ title: t('qr.noRelease'), description: t('qr.noReleaseText') })
    else if (target === 'page') createToast({ title: t('qr.notReady'), description: t('qr.notReadyText') })
    else complain(t('qr.invalid'), t('qr.invalidText'))
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
      createToast({ title: t('qr.generated'), description: t('qr.leadsTo', { address }), variant: 'success' })
    } catch {
      createToast({
        title: t('qr.failed'),
        description: t('qr.failedText'),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  const download = () => {
    if (!code) {
      createToast({ title: t('qr.none'), description: t('qr.noneText'), variant: 'destructive' })
      return
    }
    const name = `tunemaker-qr-${code.target}-${Date.now()}.png`
    const link = document.createElement('a')
    link.href = code.image
    link.download = name
    link.click()
    createToast({ title: t('qr.downloaded'), description: name, variant: 'success' })
  }

  return (
    <Section id="qr-codes" title={t('qr.title')} intro={t('qr.intro')} layout="split">
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-5">
          <RadioCards
            legend={t('qr.target')}
            options={QR_TARGETS.map(({ value, label, hint }) => ({ value, label: t(label), hint: t(hint) }))}
            value={target}
            onChange={(next) => {
              setTarget(next)
              setError('')
              // The image must never disagree with the form.
              setCode(undefined)
            }}
          />
          {target === 'release' && own.releases.length > 0 && (
            <Field label={t('release')}>
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
            <Field label={t('qr.customUrl')} error={error} required>
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
            <Button type="submit" busy={busy} busyLabel={t('qr.drawing')}>
              {t('qr.generate')}
            </Button>
            <Button variant="quiet" onClick={download}>
              <Download aria-hidden="true" />
              {t('qr.download')}
            </Button>
          </div>
        </form>
        <QrCodePicture code={code} />
      </div>
    </Section>
  )
}
