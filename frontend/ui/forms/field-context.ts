import { createContext, useContext } from 'react'

interface FieldContextValue {
  id: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined)

/** The attributes that connect an input to the surrounding Field. */
export function useFieldProps() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    required: field.required,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  }
}

/** Shared by all text inputs and selects. */
export const FIELD_CLASSES =
  'block w-full min-h-12 rounded-md border border-rail bg-wall-deep px-4 text-base text-bone placeholder:text-bone-3 transition-colors hover:border-bone-3 focus-visible:border-brass-light focus-visible:outline-offset-1 aria-invalid:border-lamp disabled:border-wall-4 disabled:text-bone-3'
