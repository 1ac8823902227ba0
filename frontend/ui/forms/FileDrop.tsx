import { FileUp, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '#frontend/lib/format-bytes.ts'
import { clsx } from 'clsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { ui } from '#text/messages/catalogs/ui/en'
import { useFieldProps } from './field-context.ts'

interface FileDropProps {
  file: File | undefined
  onChange: (file: File | undefined) => void
  /** Allows several files: the first goes to `onChange`, then all others are passed here, together with the first. */
  onExtraFiles?: (files: File[], first: File) => void
  /** As in <input type="file">. Restricts the picker only; the page must check dropped files. */
  accept?: string
  /** Shown below "or drop it here": formats and maximum size. */
  note?: string
  disabled?: boolean
  /** In another language than English. */
  labels?: { choose: string; drop: string; remove: (name: string) => string }
}

/** A file input with drag and drop, for use inside a Field. */
export function FileDrop({ file, onChange, onExtraFiles, accept, note, disabled = false, labels }: FileDropProps) {
  const t = useMessages(ui)
  const { required, ...field } = useFieldProps()
  const many = onExtraFiles ? 'yes' : 'no'
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  const take = (files: FileList | null) => {
    const [first, ...more] = files ?? []
    if (first) onChange(first)
    if (first && more.length > 0) onExtraFiles?.(more, first)
  }
  const remove = () => {
    onChange(undefined)
    input.current?.focus()
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'relative flex min-h-20 items-center gap-4 rounded-md border px-4 py-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-light',
        over
          ? 'border-brass bg-[#e2ae521a]'
          : file
            ? 'border-rail bg-wall-2'
            : 'border-dashed border-rail bg-wall-deep hover:border-bone-3',
        field['aria-invalid'] && 'border-lamp',
      )}
    >
      <FileUp aria-hidden="true" className={clsx('size-6 shrink-0', file ? 'text-go' : 'text-bone-3')} />
      <div className="min-w-0 grow">
        {file ? (
          <>
            <p className="truncate font-semibold">{file.name}</p>
            <p className="text-sm text-bone-3">{formatBytes(file.size)}</p>
          </>
        ) : (
          <>
            <p>
              <span className="link">{labels?.choose ?? t('file.choose', { many })}</span>{' '}
              <span className="text-bone-2">{labels?.drop ?? t('file.drop', { many })}</span>
            </p>
            {note && <p className="text-sm text-bone-3">{note}</p>}
          </>
        )}
      </div>
      <input
        {...field}
        // Not `required`: the browser's own message would point at an invisible input.
        aria-required={required}
        ref={input}
        type="file"
        accept={accept}
        multiple={onExtraFiles !== undefined}
        disabled={disabled}
        // Cleared so that the same file can be selected again after removing it.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => take(event.currentTarget.files)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {file && !disabled && (
        <button
          type="button"
          onClick={remove}
          aria-label={labels?.remove(file.name) ?? t('file.remove', { name: file.name })}
          className="relative z-10 grid size-11 shrink-0 place-items-center rounded-md text-bone-2 hover:bg-wall-3 hover:text-bone"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  )
}
