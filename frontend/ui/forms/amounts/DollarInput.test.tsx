import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { updateLanguageSource } from '#frontend/lib/messages/current-language.ts'
import { DollarInput } from './DollarInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'

afterEach(() => updateLanguageSource(() => 'english'))

function Price({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Price">
      <DollarInput value={value} onValueChange={setValue} min={100} step={50} />
    </Field>
  )
}

test('the arrow keys change an amount by a step, not below the minimum, as the language writes it', async () => {
  updateLanguageSource(() => 'german')
  render(<Price start="7,50" />)
  const field = screen.getByLabelText('Price')
  await userEvent.type(field, '{ArrowUp}')
  expect(field).toHaveProperty('value', '8,00')
  await userEvent.clear(field)
  await userEvent.type(field, '1,20{ArrowDown}')
  expect(field).toHaveProperty('value', '1,00')
  await userEvent.clear(field)
  await userEvent.type(field, 'x{ArrowUp}')
  expect(field).toHaveProperty('value', 'x')
})
