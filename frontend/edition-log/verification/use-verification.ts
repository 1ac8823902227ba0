import { useEffect, useState } from 'react'
import { type Verification, runVerification } from './run-verification.ts'
import type { Subject } from './subject.ts'

/** Checks the subject once, when the component appears. Another subject needs another `key`. */
export function useVerification(subject: Subject): Verification {
  const [first] = useState(subject)
  const [verification, setVerification] = useState<Verification>({ state: 'running', steps: [] })
  useEffect(() => {
    let isMounted = true
    void runVerification(first, (next) => {
      if (isMounted) setVerification(next)
    })
    return () => {
      isMounted = false
    }
  }, [first])
  return verification
}
