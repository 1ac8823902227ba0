/** Terms with their values, side by side from tablet width on, or always if `short`. */
export function DefinitionList({
  rows,
  short = false,
}: {
  rows: readonly (readonly [what: string, value: string])[]
  short?: boolean
}) {
  return (
    <dl className="border-b border-wall-3">
      {rows.map(([what, value]) => (
        <div
          key={what}
          className={`gap-x-8 border-t border-wall-3 py-3 print:break-inside-avoid ${
            short
              ? 'flex items-baseline justify-between tabular-nums'
              : 'sm:grid sm:grid-cols-2 print:grid print:grid-cols-2'
          }`}
        >
          <dt className="font-semibold text-bone">{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
