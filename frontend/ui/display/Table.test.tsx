import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Column, Table } from './Table.tsx'

const COLUMNS: readonly Column<{ name: string; sold: number }>[] = [
  { title: 'Song', primary: true, cell: ({ name }) => name },
  { title: 'Sold', align: 'right', cell: ({ sold }) => sold },
]

test('rows keep the order they are given in, with a heading for every column', () => {
  const rows = [
    { name: 'Low Tide', sold: 3 },
    { name: 'Aurora', sold: 12 },
  ]
  render(<Table caption="Sales" columns={COLUMNS} rows={rows} rowKey={({ name }) => name} />)
  const table = screen.getByRole('table', { name: 'Sales' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Song', 'Sold'])
  const cells = within(table).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual(['Low Tide', 'Sold3', 'Aurora', 'Sold12'])
})

test('the label of a value on a phone is hidden from screen readers, which read the heading', () => {
  render(<Table caption="Sales" columns={COLUMNS} rows={[{ name: 'Aurora', sold: 12 }]} rowKey={({ name }) => name} />)
  const cell = screen.getByRole('cell', { name: '12' })
  expect(within(cell).getByText('Sold').getAttribute('aria-hidden')).toBe('true')
})

test('without rows the empty state replaces the table', () => {
  render(<Table caption="Sales" columns={COLUMNS} rows={[]} rowKey={({ name }) => name} empty={<p>No sales yet</p>} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('No sales yet')).toBeTruthy()
})

test('without an empty state the headings remain', () => {
  render(<Table caption="Sales" columns={COLUMNS} rows={[]} rowKey={({ name }) => name} />)
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
})
