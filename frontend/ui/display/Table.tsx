import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export interface Column<Row> {
  /** The column's heading; on a phone the label of its value. */
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned right. */
  align?: 'left' | 'right'
  /** The row's name: first and larger on a phone. One column per table. */
  primary?: boolean
}

interface TableProps<Row> {
  /** For screen readers; also visible if `showCaption`. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode
  /** Two values per line on a phone, for many short ones. */
  dense?: boolean
  className?: string
}

/** A table on wide screens; on a phone every row becomes a card with labeled values. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  empty,
  dense = false,
  className,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <table className={clsx('w-full border-collapse text-left max-sm:block print:table', className)}>
      <caption className={showCaption ? 'mb-3 text-left font-semibold max-sm:block' : 'sr-only'}>{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={clsx(
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
            className={clsx(
              'border-b border-wall-3 max-sm:grid max-sm:gap-1 max-sm:rounded-md max-sm:border max-sm:bg-wall-1 max-sm:p-4 sm:hover:bg-wall-1',
              dense && 'max-sm:grid-cols-2 max-sm:gap-x-8 max-sm:text-sm',
            )}
          >
            {columns.map((column) => (
              <td
                key={column.title}
                className={clsx(
                  'min-w-0 py-3.5 align-baseline sm:px-3 sm:first:pl-0 sm:last:pr-0',
                  column.primary
                    ? clsx(
                        'font-semibold max-sm:order-first max-sm:mb-1 max-sm:block max-sm:py-1 max-sm:text-lg',
                        dense && 'max-sm:col-span-2',
                      )
                    : 'max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:py-1 max-sm:text-right',
                  column.align === 'right' && 'tabular-nums sm:text-right',
                  dense && !column.primary && 'max-sm:py-0.5',
                  dense && column.cell(row) === '' && 'max-sm:hidden',
                )}
              >
                {!column.primary && (
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
