import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  /** The column's heading, and the label of its value on a phone. */
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  align?: 'left' | 'right'
  /** The row's name: first and larger on a phone. One column. */
  lead?: boolean
}

interface TableProps<Row> {
  /** Said to screen readers, and shown above when `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  /** On a phone the values of a row stand two beside each other: for many short ones. */
  tight?: boolean
  className?: string
}

/** A table on wide screens; on a phone every row becomes a card with labelled values. */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  empty,
  tight = false,
  className,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <table className={cx('w-full border-collapse text-left max-sm:block print:table', className)}>
      <caption className={captionShown ? 'mb-3 text-left font-semibold max-sm:block' : 'sr-only'}>{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={cx(
                'border-b border-wall-4 px-3 pb-2 align-bottom text-sm font-semibold text-bone-3 first:pl-0 last:pr-0',
                column.align === 'right' && 'text-right',
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={cx(
              'border-b border-wall-3 max-sm:grid max-sm:gap-1 max-sm:rounded-md max-sm:border max-sm:bg-wall-1 max-sm:p-4 sm:hover:bg-wall-1',
              tight && 'max-sm:grid-cols-2 max-sm:gap-x-8 max-sm:text-sm',
            )}
          >
            {columns.map((column) => (
              <td
                key={column.title}
                className={cx(
                  'min-w-0 py-3.5 align-baseline sm:px-3 sm:first:pl-0 sm:last:pr-0',
                  column.lead
                    ? cx(
                        'font-semibold max-sm:order-first max-sm:mb-1 max-sm:block max-sm:py-1 max-sm:text-lg',
                        tight && 'max-sm:col-span-2',
                      )
                    : 'max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:py-1 max-sm:text-right',
                  column.align === 'right' && 'tabular-nums sm:text-right',
                  tight && !column.lead && 'max-sm:py-0.5',
                  tight && column.cell(row) === '' && 'max-sm:hidden',
                )}
              >
                {!column.lead && (
                  <span aria-hidden="true" className="shrink-0 text-left text-sm text-bone-3 sm:hidden print:hidden">
                    {column.title}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
