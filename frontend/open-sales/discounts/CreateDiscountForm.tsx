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

const EMPTY = { code: '', percent: '20', usesMax: '', endsOn: '', editionId: '' }

const isWholeNumber = (typed: string, max: number) => /^\d+$/.test(typed.trim()) && +typed >= 1 && +typed <= max

/** Creates a discount code for one edition or for all. */
export function CreateDiscountForm({ editions }: { editions: { id: string; title: string }[] }) {
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
    if (!DISCOUNT_CODE_PATTERN.test(typed.code.trim().toUpperCase()))
      found.code = 'A code has 4 to 30 letters, digits or hyphens.'
    if (!isWholeNumber(typed.percent, DISCOUNT_PERCENT_MAX)) found.percent = `From 1 to ${DISCOUNT_PERCENT_MAX}.`
    if (typed.usesMax.trim() && !isWholeNumber(typed.usesMax, COPIES_MAX)) found.usesMax = 'A whole number, or nothing.'
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
          createToast({ title: 'Code Created', description: `${code} gives ${percent} % less.`, variant: 'success' })
        },
        onError: (error) => {
          setProblems({ code: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was created.') })
          focusFirstError(form.current)
        },
      },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Discount code" className="grid gap-5 sm:grid-cols-2">
      <Field label="Code" hint="What your fans type" error={problems.code} required>
        <TextInput type="text" autoCapitalize="characters" autoComplete="off" maxLength={30} {...bind('code')} />
      </Field>
      <Field label="Percent less" error={problems.percent} required>
        <TextInput type="number" inputMode="numeric" min={1} max={DISCOUNT_PERCENT_MAX} {...bind('percent')} />
      </Field>
      <Field label="For">
        <Select {...bind('editionId')}>
          <option value="">All copies on open sale</option>
          {editions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="How many copies" hint="Empty: any number" error={problems.usesMax}>
        <TextInput type="number" inputMode="numeric" min={1} max={COPIES_MAX} {...bind('usesMax')} />
      </Field>
      <Field label="Last day" hint="Empty: until you end it">
        <TextInput type="date" {...bind('endsOn')} />
      </Field>
      <Button
        type="submit"
        className="min-h-12 self-center justify-self-start"
        busy={create.isPending}
        busyLabel="Creating..."
      >
        Create code
      </Button>
    </form>
  )
}
