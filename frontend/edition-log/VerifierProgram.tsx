import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { getVerifierKeys } from '#contract/edition-log'
import { CopyButton } from '#frontend/ui/forms/CopyButton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import type { VerifyTexts } from './use-verify-texts.ts'
import { VERIFIER_PATH } from './verification/verifier.ts'

const subscribeToNothing = () => () => undefined

const fetchText = async (path: string, signal: AbortSignal): Promise<string> => {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.text()
}

/** How to run the verifier elsewhere, the key to keep, and the program in full. */
export function VerifierProgram({ texts: { program } }: { texts: VerifyTexts }) {
  const shop = useSyncExternalStore(
    subscribeToNothing,
    () => location.origin,
    () => '',
  )
  const [isOpen, setIsOpen] = useState(false)
  const keys = useQuery({
    queryKey: [getVerifierKeys.path],
    queryFn: ({ signal }) => fetchText(getVerifierKeys.path, signal),
    // Not before the page is at home: the address is not known while prerendering.
    enabled: shop !== '',
  })
  const source = useQuery({
    queryKey: [VERIFIER_PATH],
    queryFn: ({ signal }) => fetchText(VERIFIER_PATH, signal),
    enabled: isOpen,
  })
  const key = keys.data?.trim().split('\n').at(-1) ?? ''
  const commands = [
    `curl -O ${shop}${VERIFIER_PATH}`,
    `node verify.js ${shop}`,
    `node verify.js ${shop} certificate.pdf`,
    `node verify.js certificate.pdf --key ${key || '…'}`,
  ].join('\n')
  return (
    <Section title={program.title} intro={program.intro} layout="split">
      <Code text={commands} label={program.copy} />
      {key && (
        <>
          <p className="mt-8 mb-3 max-w-measure text-bone-2">{program.keys}</p>
          <Code text={key} label={program.copy} />
        </>
      )}
      <details className="mt-8 border-y border-wall-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer items-center font-semibold">{program.read}</summary>
        <div className="pb-6">
          <a href={VERIFIER_PATH} className="link inline-flex min-h-11 items-center" target="_blank" rel="noreferrer">
            {program.open}
          </a>
          <pre
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
            tabIndex={0}
            className="code mt-2 max-h-[32rem] min-h-40 overflow-auto rounded-md bg-wall-deep p-4 text-xs leading-relaxed"
          >
            {source.data ?? '…'}
          </pre>
        </div>
      </details>
    </Section>
  )
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <pre className="code min-w-0 grow basis-72 rounded-md bg-wall-deep p-4 text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        {text.split(/(--\w+)/).map((part, n) =>
          n % 2 === 0 ? (
            part
          ) : (
            // Lines may end behind hyphens. Elements in Chinese and Japanese do not inherit their font.
            <span key={n} className="code whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  )
}
