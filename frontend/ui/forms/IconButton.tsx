export function IconButton({ label, className = '', ...rest }: React.ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label.split(':')[0]}
      {...rest}
      className={`grid size-9 shrink-0 place-items-center rounded-md text-bone-3 hover:bg-wall-3 hover:text-bone disabled:opacity-50 pointer-coarse:size-11 ${className}`}
    />
  )
}
