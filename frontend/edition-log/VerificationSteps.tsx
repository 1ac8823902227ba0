import { Check, X } from 'lucide-react'
import { clsx } from 'clsx'
import { createCountFormat } from '#frontend/lib/format-number.ts'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import type { Verification } from './verification/run-verification.ts'
import type { VerifyTexts } from './use-verify-texts.ts'
import type { Step } from './verification/verifier.ts'

interface VerificationStepsProps {
  names: Step[]
  verification: Verification
  texts: VerifyTexts
  locale: string
}

/** The checks in their order: done, running, failed or still to come. */
export function VerificationSteps({ names, verification, texts, locale }: VerificationStepsProps) {
  const format = createCountFormat(locale)
  const { progress } = verification
  return (
    <ol className="grid gap-3">
      {names.map((name) => {
        const state = getStepState(name, verification)
        return (
          <li key={name} className={clsx('flex gap-3', state === 'waiting' ? 'text-bone-3' : 'text-bone')}>
            <StepIcon state={state} />
            <span className="min-w-0">
              {texts.steps[name]}
              <span className="sr-only">: {texts.stepStates[state]}</span>
              {state === 'running' && progress && (
                <span className="block text-sm text-bone-3 tabular-nums">
                  {texts.progress(format(progress.done), format(progress.total))}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type StepState = keyof VerifyTexts['stepStates']

function getStepState(name: Step, { state, steps }: Verification): StepState {
  if (state === 'verified') return 'done'
  if (!steps.includes(name)) return 'waiting'
  if (steps.at(-1) !== name) return 'done'
  return state === 'running' ? 'running' : state === 'refuted' ? 'failed' : 'waiting'
}

function StepIcon({ state }: { state: StepState }) {
  const className = 'mt-0.5 grid size-5 shrink-0 place-items-center'
  switch (state) {
    case 'done':
      return <Check aria-hidden="true" className={clsx(className, 'text-go-light')} strokeWidth={2.5} />
    case 'failed':
      return <X aria-hidden="true" className={clsx(className, 'text-lamp')} strokeWidth={2.5} />
    case 'running':
      return (
        <span className={className}>
          <Spinner iconOnly label="" className="text-brass" />
        </span>
      )
    case 'waiting':
      return (
        <span aria-hidden="true" className={className}>
          <span className="size-1.5 rounded-full bg-wall-4" />
        </span>
      )
  }
}
