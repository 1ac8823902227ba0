import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/gkeys'
import {
  COPIES_DEFAULT,
  COPIES_MAX,
  COPIES_MIN,
  DOCUMENT_MAX_BYTES,
  PRICE_MAX_CENTS,
  PRICE_OPTIONS_CENTS,
  describeUploadCredits,
  refusals,
} from '#contract/songs'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Field } from '#ui/Field'
import { FileDrop } from '#ui/FileDrop'
import { formatMoney } from '#ui/Money'
import { Progress } from '#ui/Progress'
import { RadioCards } from '#ui/RadioCards'
import { Section } from '#ui/Section'
import { Spinner } from '#ui/Spinner'
import { TextInput } from '#ui/TextInput'
import { showToast } from '#ui/Toast'
import { addressOf, call } from '#web/api'
import { announceSessionChange, isSignedOut } from '#web/artist-session'
import { focusFirstInvalid } from '#web/first-invalid'
import { paths } from '#web/paths'
import { recall } from '#web/session-keys'
import { centsTyped } from '#web/typed-dollars'
import { judgeAudio } from './judge-audio.ts'
import { type UploadDraft, changeDraft, useUploadDraft } from './upload-draft.ts'
import { cancelUpload, isUploading, startUpload, useUploadRun } from './upload-run.ts'

type FieldName =
  | 'songTitle'
  | 'audioFile'
  | 'price'
  | 'copies'
  | 'copyrightHolders'
  | 'copyrightDocument'
  | 'ssnLastFive'
  | 'contact'
  | 'artistName'
  | 'paymentAccount'
  | 'governanceTrackerNumber'
  | 'keyCode'
  | 'copyrightConfirmed'
  | 'termsAccepted'
type Errors = Partial<Record<FieldName, string>>

const OPEN_PRICE_CENTS = PRICE_OPTIONS_CENTS[PRICE_OPTIONS_CENTS.length - 1] ?? 5000
const PRICES = PRICE_OPTIONS_CENTS.map((cents) => ({
  value: String(cents),
  label: cents === OPEN_PRICE_CENTS ? `${formatMoney(cents)}+` : formatMoney(cents),
  ...(cents === 99 ? { hint: 'minimum' } : {}),
}))
const DOCUMENT = /\.(pdf|jpe?g|png)$/i

/** Which field a refusal of the server is about. */
const FIELD_OF: Record<string, FieldName | undefined> = {
  'audio-missing': 'audioFile',
  'audio-too-large': 'audioFile',
  'not-audio': 'audioFile',
  'not-a-document': 'copyrightDocument',
  'document-too-large': 'copyrightDocument',
  'price-too-low': 'price',
  'price-too-high': 'price',
  'copies-out-of-range': 'copies',
  'wrong-tracking-number': 'governanceTrackerNumber',
  'wrong-g-key': 'keyCode',
  'wrong-payment-account': 'paymentAccount',
}

/** The fields as they stand: what was typed, else what the account says. */
function fill(draft: UploadDraft, artist: ArtistData) {
  return {
    ...draft,
    songTitle: draft.songTitle ?? '',
    priceOption: draft.priceOption ?? '100',
    customPrice: draft.customPrice ?? (OPEN_PRICE_CENTS / 100).toFixed(2),
    copies: draft.copies ?? String(COPIES_DEFAULT),
    copyrightHolders: draft.copyrightHolders ?? '',
    ssnLastFive: draft.ssnLastFive ?? '',
    contact: draft.contact ?? artist.email,
    artistName: draft.artistName ?? artist.artistName,
    paymentAccount: draft.paymentAccount ?? artist.paypalEmail ?? '',
    governanceTrackerNumber: draft.governanceTrackerNumber ?? artist.trackingNumber ?? '',
    keyCode: draft.keyCode ?? recall('gKeyId') ?? '',
    copyrightConfirmed: draft.copyrightConfirmed ?? false,
    termsAccepted: draft.termsAccepted ?? false,
  }
}
type Fields = ReturnType<typeof fill>

const priceOf = (fields: Fields) =>
  fields.priceOption === String(OPEN_PRICE_CENTS) ? centsTyped(fields.customPrice) : Number(fields.priceOption)

function findErrors(fields: Fields): Errors {
  const errors: Errors = {}
  const need = (name: FieldName, text: string, says: string) => {
    if (!text.trim()) errors[name] = says
  }
  need('songTitle', fields.songTitle, 'The song needs its title.')
  if (!fields.audioFile?.size) errors.audioFile = 'The recording is missing.'
  const price = priceOf(fields)
  if (price === undefined || price < OPEN_PRICE_CENTS || price > PRICE_MAX_CENTS) {
    if (fields.priceOption === String(OPEN_PRICE_CENTS)) {
      errors.price = `From ${formatMoney(OPEN_PRICE_CENTS)} to ${formatMoney(PRICE_MAX_CENTS)}.`
    }
  }
  const copies = Number(fields.copies)
  if (!/^\d+$/.test(fields.copies.trim()) || copies < COPIES_MIN || copies > COPIES_MAX) {
    errors.copies = `A whole number from ${COPIES_MIN} to ${COPIES_MAX.toLocaleString('en-US')}.`
  }
  need('copyrightHolders', fields.copyrightHolders.replaceAll(',', ''), 'Who holds the copyright?')
  if (!fields.copyrightDocument) errors.copyrightDocument = 'The proof of copyright is missing.'
  if (!/^\d{5}$/.test(fields.ssnLastFive)) errors.ssnLastFive = 'Five digits.'
  need('contact', fields.contact, 'How can we reach the copyright holder?')
  need('artistName', fields.artistName, 'The artist name is missing.')
  need('paymentAccount', fields.paymentAccount, 'The payment account is missing.')
  if (!fields.copyrightConfirmed) errors.copyrightConfirmed = 'Please confirm this before you upload.'
  if (!fields.termsAccepted) errors.termsAccepted = 'Please accept this before you upload.'
  return errors
}

/** What is sent. The identity digits are not among it. */
function formOf(fields: Fields, audio: File): FormData {
  const form = new FormData()
  form.set('artistName', fields.artistName.trim())
  form.set('songTitle', fields.songTitle.trim())
  form.set('price', ((priceOf(fields) ?? 0) / 100).toFixed(2))
  form.set('copies', fields.copies.trim())
  form.set('copyrightHolders', fields.copyrightHolders.trim())
  form.set('contact', fields.contact.trim())
  form.set('governanceTrackerNumber', fields.governanceTrackerNumber.trim())
  form.set('keyCode', fields.keyCode.trim())
  form.set('paymentAccount', fields.paymentAccount.trim())
  if (fields.copyrightDocument) form.set('copyrightDocument', fields.copyrightDocument)
  form.set('audioFile', audio)
  return form
}

export function UploadForm({ artist }: { artist: ArtistData }) {
  const fields = fill(useUploadDraft(artist.email), artist)
  const [errors, setErrors] = useState<Errors>({})
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const run = useUploadRun()
  const cache = useQueryClient()
  const busy = asking || run.phase !== 'idle'

  // What the server refused stands at its field, as if the form had found it.
  const failure = run.phase === 'idle' ? run.failure : undefined
  const [answered, setAnswered] = useState(failure)
  if (failure !== answered) {
    setAnswered(failure)
    const at = failure && FIELD_OF[failure.code]
    if (at) setErrors({ [at]: failure.sentence })
  }
  useEffect(() => {
    if (failure && FIELD_OF[failure.code]) focusFirstInvalid(form.current)
  }, [failure])

  const change = (patch: UploadDraft, ...settled: FieldName[]) => {
    changeDraft(patch)
    if (settled.some((name) => errors[name])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !settled.some((each) => each === name))))
    }
  }
  const text = (
    name: Exclude<keyof Fields & FieldName, 'audioFile' | 'copyrightDocument' | 'copyrightConfirmed' | 'termsAccepted'>,
  ) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }, name),
  })

  const chooseAudio = (file: File | undefined) => {
    const problem = file && judgeAudio(file)
    if (!problem) {
      change({ audioFile: file }, 'audioFile')
      return
    }
    setErrors({ ...errors, audioFile: `${file.name}: ${problem.description}` })
    showToast({ ...problem, variant: 'destructive' })
  }
  const chooseDocument = (file: File | undefined) => {
    if (file && !DOCUMENT.test(file.name))
      setErrors({ ...errors, copyrightDocument: refusals['not-a-document'].message })
    else if (file && file.size > DOCUMENT_MAX_BYTES)
      setErrors({ ...errors, copyrightDocument: refusals['document-too-large'].message })
    else change({ copyrightDocument: file }, 'copyrightDocument')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isUploading()) return
    if (artist.accountType === 'test') {
      showToast({
        title: 'Evaluation Mode - Upload Preview',
        description: 'This is where your song would be uploaded. Nothing was sent. Contact Godfrey to upgrade.',
        variant: 'destructive',
      })
      return
    }
    if (!artist.paypalEmail) {
      showToast({
        title: 'PayPal Account Required',
        description: 'Please connect your PayPal account before uploading songs.',
        variant: 'destructive',
      })
      return
    }
    const found = findErrors(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form.current)
      tellWhatIsMissing(found)
      return
    }
    setAsking(true)
    // Asked first: nobody should send 50 MB to hear that the fee is open or the session over.
    const no = await refusalBeforeSending()
    setAsking(false)
    if (no) {
      showToast({ title: 'Upload Failed', description: no, variant: 'destructive' })
      return
    }
    const { audioFile } = fields
    if (audioFile) {
      const bytes = audioFile.size + (fields.copyrightDocument?.size ?? 0)
      startUpload(formOf(fields, audioFile), fields.songTitle.trim(), bytes, cache)
    }
  }

  const refusalBeforeSending = async () => {
    try {
      const uploads = await call(describeUploadCredits)
      cache.setQueryData([addressOf(describeUploadCredits)], uploads)
      if (uploads.credits > 0) return undefined
      document.getElementById('upload-fee')?.scrollIntoView({ block: 'start' })
      return refusals['no-credit'].message
    } catch (error) {
      if (!isSignedOut(error)) return 'We could not reach the house. Nothing was sent and nothing typed is lost.'
      await announceSessionChange(cache)
      return 'You are no longer signed in. Everything you typed is kept.'
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate aria-label="Upload a song">
      <fieldset disabled={busy} className="min-w-0">
        <Section title="The recording" layout="split">
          <div className="grid gap-6">
            <Field label="Song title" error={errors.songTitle} required>
              <TextInput {...text('songTitle')} maxLength={200} autoComplete="off" />
            </Field>
            <Field label="Audio file" error={errors.audioFile} required>
              <FileDrop
                file={fields.audioFile}
                onChange={chooseAudio}
                accept=".mp3,.wav,.flac,audio/mpeg,audio/wav,audio/flac"
                note="MP3, WAV, FLAC, M4A or AAC, up to 50 MB"
                disabled={busy}
              />
            </Field>
          </div>
        </Section>

        <Section
          title="The edition"
          intro="How many copies there will ever be, and what one costs. After the first Keymail the number can only shrink."
          layout="split"
        >
          <div className="grid gap-6">
            <RadioCards
              legend="Price of a copy"
              name="priceOption"
              options={PRICES}
              value={fields.priceOption}
              onChange={(priceOption) => change({ priceOption }, 'price')}
            />
            {fields.priceOption === String(OPEN_PRICE_CENTS) && (
              <Field
                label="Your price"
                error={errors.price}
                hint={`${formatMoney(OPEN_PRICE_CENTS)} or more.`}
                required
              >
                <TextInput
                  type="number"
                  inputMode="decimal"
                  prefix="$"
                  min={OPEN_PRICE_CENTS / 100}
                  step={1}
                  name="customPrice"
                  value={fields.customPrice}
                  onChange={(event) => change({ customPrice: event.currentTarget.value }, 'price')}
                />
              </Field>
            )}
            <Field
              label="Number of copies"
              error={errors.copies}
              hint={`From ${COPIES_MIN} to ${COPIES_MAX.toLocaleString('en-US')}. Nobody can make one more, you included.`}
              className="sm:max-w-80"
              required
            >
              <TextInput {...text('copies')} type="number" inputMode="numeric" min={COPIES_MIN} max={COPIES_MAX} />
            </Field>
          </div>
        </Section>

        <Section
          title="Your rights"
          intro="The document is stored privately for the copyright check. No fan and no visitor sees it."
          layout="split"
        >
          <div className="grid gap-6">
            <Field
              label="Copyright holders"
              error={errors.copyrightHolders}
              hint="Several names separated by commas."
              required
            >
              <TextInput {...text('copyrightHolders')} maxLength={1000} />
            </Field>
            <Field label="Proof of copyright" error={errors.copyrightDocument} required>
              <FileDrop
                file={fields.copyrightDocument}
                onChange={chooseDocument}
                accept=".pdf,.jpg,.jpeg,.png"
                note="PDF, JPG, JPEG or PNG, up to 10 MB"
                disabled={busy}
              />
            </Field>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <Field label="Contact" error={errors.contact} hint="E-mail or phone of the copyright holder." required>
                <TextInput {...text('contact')} maxLength={300} />
              </Field>
              <Field
                label="Last five digits of your SSN"
                error={errors.ssnLastFive}
                hint="They stay in this browser and are never sent or stored."
                required
              >
                <TextInput
                  name="ssnLastFive"
                  inputMode="numeric"
                  autoComplete="off"
                  className="code tracking-widest"
                  value={fields.ssnLastFive}
                  onChange={(event) =>
                    change({ ssnLastFive: event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 5) }, 'ssnLastFive')
                  }
                />
              </Field>
            </div>
          </div>
        </Section>

        <Section
          title="Your account"
          intro="Filled in from your G-Key. The payment account is the address you confirmed."
          layout="split"
        >
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <Field label="Artist name" error={errors.artistName} required>
              <TextInput {...text('artistName')} maxLength={200} />
            </Field>
            <Field label="Payment account" error={errors.paymentAccount} required>
              <TextInput
                {...text('paymentAccount')}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
              />
            </Field>
            <Field label="Governance Tracker number" error={errors.governanceTrackerNumber} optional>
              <TextInput
                {...text('governanceTrackerNumber')}
                className="code"
                maxLength={60}
                spellCheck={false}
                autoComplete="off"
              />
            </Field>
            <Field label="Key code" error={errors.keyCode} hint="Your G-Key." optional>
              <TextInput {...text('keyCode')} className="code" maxLength={60} spellCheck={false} autoComplete="off" />
            </Field>
          </div>
        </Section>
      </fieldset>
      <Section title="Send it off" layout="split">
        <fieldset disabled={busy} className="grid min-w-0 gap-2">
          <Checkbox
            name="copyrightConfirmed"
            checked={fields.copyrightConfirmed}
            onChange={(event) => change({ copyrightConfirmed: event.currentTarget.checked }, 'copyrightConfirmed')}
            error={errors.copyrightConfirmed}
            label="I own the copyright in this recording, or have its owners’ written permission to sell it."
          />
          <Checkbox
            name="termsAccepted"
            checked={fields.termsAccepted}
            onChange={(event) => change({ termsAccepted: event.currentTarget.checked }, 'termsAccepted')}
            error={errors.termsAccepted}
            label={
              <>
                I accept the{' '}
                <Link to={paths.termsOfService} className="link">
                  Terms of Service
                </Link>{' '}
                and the non-refundable $25 upload fee.
              </>
            }
          />
        </fieldset>
        <div className="mt-6">
          {run.phase === 'sending' && (
            <Progress label="Uploading" done={run.done} total={run.total} onCancel={cancelUpload} />
          )}
          {run.phase === 'processing' && (
            <Spinner className="text-bone-2" label="Everything has arrived. We are reading the recording." />
          )}
          <Button
            type="submit"
            size="large"
            className={`w-full sm:w-auto ${run.phase === 'idle' ? '' : 'mt-5'}`}
            busy={busy}
            busyLabel="Processing..."
          >
            Upload Song
          </Button>
        </div>
      </Section>
    </form>
  )
}

function tellWhatIsMissing(found: Errors): void {
  if (found.copyrightConfirmed || found.termsAccepted) {
    showToast({
      title: 'Verification Required',
      description: 'Please accept all required confirmations to proceed.',
      variant: 'destructive',
    })
  } else if (found.audioFile) {
    showToast({
      title: 'Audio File Required',
      description: 'Please select an audio file to upload.',
      variant: 'destructive',
    })
  }
}
