import { type FormEvent, useState } from 'react'
import { getSession } from '#contract/auth'
import { listArtistSongs, listSongs } from '#contract/catalog'
import {
  CORRECTION_KINDS,
  type CorrectionKind,
  type CorrectionView,
  listCorrectableValues,
  listCorrections,
  createCorrection,
} from '#contract/corrections'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { DollarInput } from '#frontend/ui/forms/amounts/DollarInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { buildChoices, type Correctables } from './build-choices.ts'
import { toCorrectionValue } from './to-correction-value.ts'
import { ConfirmCorrectionDialog } from './ConfirmCorrectionDialog.tsx'
import { isInstant } from './is-instant.ts'
import { KIND_LABELS } from './kind-labels.ts'
import { type CorrectionProblem, validateCorrection } from './validate-correction.ts'
import { correctionMessages } from '#text/messages/catalogs/corrections/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

/** Form for one correction: shows the current value, takes the new one and asks for confirmation before sending. */
export function CorrectionForm() {
  const t = useMessages(correctionMessages)
  const values = useApiQuery(listCorrectableValues)
  if (values.isError) {
    return (
      <ErrorState
        title={t('form.unreadable')}
        message={getErrorMessage(values.error, t('reach'))}
        onRetry={() => void values.refetch()}
        busy={values.isFetching}
      />
    )
  }
  if (!values.data) return <Skeleton className="h-96" />
  return <CorrectionFields values={values.data} />
}

function CorrectionFields({ values }: { values: Correctables }) {
  const t = useMessages(correctionMessages)
  const [kind, setKind] = useState<CorrectionKind>('song-title')
  const [subject, setSubject] = useState('')
  const [newValue, setNewValue] = useState('')
  const [problem, setProblem] = useState<CorrectionProblem>()
  const [isConfirming, setIsConfirming] = useState(false)
  const request = useApiMutation(createCorrection, {
    refresh: [listCorrections, listCorrectableValues, listArtistSongs, listSongs, getSession],
  })
  const choices = buildChoices(kind, values, t)
  const choice = choices?.find(({ id }) => id === subject)
  const currentValue = choice?.was ?? (kind === 'bio' ? values.bio : kind === 'contact-email' ? values.email : '')

  const review = (event: FormEvent) => {
    event.preventDefault()
    const invalid = validateCorrection({ kind, subject, newValue, choices }, t)
    setProblem(invalid)
    setIsConfirming(!invalid)
  }
  const send = () =>
    request.mutate(
      {
        body: { kind, becomes: toCorrectionValue(kind, newValue), ...(choices ? { subjectId: subject } : { subject }) },
      },
      {
        onSuccess: (correction) => {
          setIsConfirming(false)
          setNewValue('')
          setSubject('')
          createToast(buildToast(correction, t))
        },
        onError: (error) => {
          setIsConfirming(false)
          setProblem({
            field: 'newValue',
            text: getErrorMessage(error, t('unchanged')),
          })
        },
      },
    )

  return (
    <form aria-label={t('form.label')} onSubmit={review} noValidate className="grid max-w-[40rem] gap-6">
      <Field label={t('form.kind')}>
        <Select
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as CorrectionKind)
            setSubject('')
            setNewValue('')
            setProblem(undefined)
          }}
        >
          {CORRECTION_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(KIND_LABELS[each])}
            </option>
          ))}
        </Select>
      </Field>
      {choices && (
        <Field label={t('form.which')} error={problem?.field === 'subject' && problem.text}>
          <Select value={subject} onChange={(event) => setSubject(event.target.value)}>
            <option value="">{choices.length > 0 ? t('form.choose') : t('form.none')}</option>
            {choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'keymail-code' && (
        <Field label={t('form.keymail')} error={problem?.field === 'subject' && problem.text}>
          <TextInput
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
      )}
      {currentValue && (
        <div>
          <p className="mb-2 text-sm font-semibold">{t('nowSays')}</p>
          <p className="whitespace-pre-wrap text-bone-2 [overflow-wrap:anywhere]">{currentValue}</p>
        </div>
      )}
      <Field
        label={isInstant(kind) || kind === 'payment-account' ? t('form.becomes') : t('form.wish')}
        hint={isInstant(kind) ? undefined : t('form.wishHint')}
        error={problem?.field === 'newValue' && problem.text}
      >
        {kind === 'price' ? (
          <DollarInput value={newValue} onValueChange={setNewValue} />
        ) : kind === 'song-title' || kind === 'contact-email' || kind === 'payment-account' ? (
          <TextInput
            value={newValue}
            onChange={(event) => setNewValue(event.target.value)}
            {...(kind.endsWith('email') || kind === 'payment-account' ? { inputMode: 'email' as const } : {})}
          />
        ) : (
          <TextArea value={newValue} onChange={(event) => setNewValue(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t('form.review')}
      </Button>
      <ConfirmCorrectionDialog
        kind={kind}
        currentValue={currentValue}
        newValue={newValue}
        open={isConfirming}
        onOpenChange={setIsConfirming}
        onConfirm={send}
        busy={request.isPending}
      />
    </form>
  )
}

function buildToast({ state, reviewNumber }: CorrectionView, t: Translate<(typeof correctionMessages)['messages']>) {
  return state === 'applied'
    ? { title: t('done.corrected'), description: t('done.correctedText'), variant: 'success' as const }
    : {
        title: t('done.handedOver'),
        description: t('done.handedOverText', { number: reviewNumber ?? '' }),
      }
}
