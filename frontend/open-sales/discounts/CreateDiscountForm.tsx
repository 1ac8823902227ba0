import { type FormEvent, useRef, useState } from 'react'
import {
  createDiscount,
  DISCOUNT_CODE_PATTERN,
  DISCOUNT_PERCENT_MAX,
  listDiscounts,
} from '#contract/open-sales/discounts'
import { COPIES_MAX } from '#contract/catalog/editions'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { openSaleWorkshop } from '#text/messages/catalogs/open-sale-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const EMPTY = { code: '', percent: '20', usesMax: '', endsOn: '', editionId: '' }

const isWholeNumber = (typed: string, max: number) => /^\d+$/.test(typed.trim()) && +typed >= 1 && +typed <= max

/** Creates a discount code for one edition or for all. */
export function CreateDiscountForm({ editions }: { editions: { id: string; title: string }[] }) {
  const t = useMessages(openSaleWorkshop)
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({})
  const form = useRef<HTMLFormElement>(null)
  const create = useApiMutation(createDiscount, { refresh: [listDiscounts] })

  const bind = (field: keyof typeof EMPTY) => ({
    value: typed[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [field]: event.currentTarget.value })
      setProblems({ ...problems, [field]: undefined })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    const found: Partial<typeof EMPTY> = {}
    if (!DISCOUNT_CODE_PATTERN.test(typed.code.trim().toUpperCase())) found.code = t('code.wrong')
    if (!isWholeNumber(typed.percent, DISCOUNT_PERCENT_MAX))
      found.percent = t('code.percentWrong', { max: DISCOUNT_PERCENT_MAX })
    if (typed.usesMax.trim() && !isWholeNumber(typed.usesMax, COPIES_MAX)) found.usesMax = t('code.usesWrong')
    setProblems(found)
    if (Object.keys(found).length > 0) {
      focusFirstError(form.current)
      return
    }
    create.mutate(
      {
        body: {
          code: typed.code,
          percent: Number(typed.percent),
          editionId: typed.editionId || null,
          usesMax: typed.usesMax.trim() ? Number(typed.usesMax) : null,
          // Until the end of that day where the artist is.
          endsAt: typed.endsOn ? new Date(`${typed.endsOn}T23:59:59`).toISOString() : null,
        },
      },
      {
        onSuccess: ({ code, percent }) => {
          setTyped(EMPTY)
          createToast({
            title: t('code.created'),
            description: t('code.createdText', { code, percent }),
            variant: 'success',
          })
        },
        onError: (error) => {
          setProblems({ code: getErrorMessage(error, t('code.notCreated')) })
          focusFirstError(form.current)
        },
      },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('code.form')} className="grid gap-5 sm:grid-cols-2">
      <Field label={t('code.code')} hint={t('code.codeHint')} error={problems.code} required>
        <TextInput type="text" autoCapitalize="characters" autoComplete="off" maxLength={30} {...bind('code')} />
      </Field>
      <Field label={t('code.percent')} error={problems.percent} required>
        <TextInput type="number" inputMode="numeric" min={1} max={DISCOUNT_PERCENT_MAX} {...bind('percent')} />
      </Field>
      <Field label={t('code.for')}>
        <Select {...bind('editionId')}>
          <option value="">{t('code.forAll')}</option>
          {editions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('code.uses')} hint={t('code.usesHint')} error={problems.usesMax}>
        <TextInput type="number" inputMode="numeric" min={1} max={COPIES_MAX} {...bind('usesMax')} />
      </Field>
      <Field label={t('code.last')} hint={t('code.lastHint')}>
        <TextInput type="date" {...bind('endsOn')} />
      </Field>
      <Button
        type="submit"
        className="min-h-12 self-center justify-self-start"
        busy={create.isPending}
        busyLabel={t('code.creating')}
      >
        {t('code.create')}
      </Button>
    </form>
  )
}
