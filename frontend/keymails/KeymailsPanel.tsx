import { useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { IssueKeymailsForm } from './IssueKeymailsForm.tsx'
import { KeymailActions } from './KeymailActions.tsx'
import { KeymailRow } from './KeymailRow.tsx'
import { KeymailStateFilter } from './KeymailStateFilter.tsx'
import { KeymailExports } from './KeymailExports.tsx'
import type { KeymailState } from './keymail-states.ts'

const PAGE_SIZE = 12

/** Lists the artist's Keymails with filters, and issues, exports, sends, voids and reissues them. */
export function KeymailsPanel({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const [editionId, setEditionId] = useState('')
  const [state, setState] = useState<KeymailState | ''>('')
  const [typed, setTyped] = useState('')
  // Cursors: the last code of each previous page.
  const [turned, setTurned] = useState<string[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const editions = useApiQuery(listEditions, { enabled: !evaluating })
  const after = turned.at(-1)
  const keymails = useApiQuery(listKeymails, {
    query: {
      limit: PAGE_SIZE + 1,
      ...(editionId ? { editionId } : {}),
      ...(state ? { state } : {}),
      ...(typed.trim() ? { q: typed.trim() } : {}),
      ...(after ? { after } : {}),
    },
    enabled: !evaluating,
  })

  if (evaluating) {
    return (
      <Section id="your-keymails" title="Your Keymails" layout="split">
        <Banner title="Evaluation Mode - Keymail Preview">
          Demo Keymails are not kept. With a production G-Key every Keymail stands here as a ticket, with the state it
          is in.
        </Banner>
      </Section>
    )
  }

  const rows = (keymails.data ?? []).slice(0, PAGE_SIZE)
  const more = (keymails.data ?? []).length > PAGE_SIZE
  const filtered = Boolean(editionId || state || typed.trim())
  const withKeymails = (editions.data ?? []).filter((edition) => edition.issued > 0)
  const shown = withKeymails.filter((edition) => !editionId || edition.id === editionId)
  const picked = rows.filter(({ code }) => chosen.has(code))

  /** Changing a filter returns to the first page and clears the selection. */
  const change = (set: () => void) => {
    set()
    setTurned([])
    setChosen(new Set())
  }
  const turn = (pages: string[]) => {
    setTurned(pages)
    setChosen(new Set())
  }
  const choose = (codes: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const code of codes) {
      if (on) next.add(code)
      else next.delete(code)
    }
    setChosen(next)
  }

  return (
    <Section
      id="your-keymails"
      title="Your Keymails"
      intro="Give a code to one fan, at a show or by mail. A ticket tears when it is paid for."
      layout="split"
    >
      {(editions.data ?? []).length > 0 && <IssueKeymailsForm artist={artist} editions={editions.data ?? []} />}

      {withKeymails.length === 0 && !keymails.isPending && !keymails.isError ? (
        <EmptyState
          title="No Keymails yet"
          message="Create the first one above. It appears here as a ticket with its number."
        />
      ) : (
        <>
          <KeymailStateFilter editions={shown} state={state} onStateChange={(next) => change(() => setState(next))} />
          <div className="mt-6 mb-5 grid gap-x-4 gap-y-4 sm:grid-cols-2">
            {withKeymails.length > 1 && (
              <Field label="Edition">
                <Select
                  value={editionId}
                  onChange={({ currentTarget: { value } }) => change(() => setEditionId(value))}
                >
                  <option value="">All editions</option>
                  {withKeymails.map((edition) => (
                    <option key={edition.id} value={edition.id}>
                      {edition.title}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label="Find" hint="A code, a number, or an address you sent one to.">
              <TextInput
                type="search"
                value={typed}
                maxLength={100}
                onChange={({ currentTarget: { value } }) => change(() => setTyped(value))}
              />
            </Field>
          </div>
          <KeymailExports editions={shown} />

          {keymails.isError ? (
            <ErrorState
              title="Your Keymails could not be read"
              message={getErrorMessage(keymails.error, 'We could not reach the house. Nothing is lost.')}
              onRetry={() => void keymails.refetch()}
              busy={keymails.isFetching}
            />
          ) : keymails.isPending ? (
            <div role="status" className="grid gap-4">
              <span className="sr-only">Reading your Keymails</span>
              <Skeleton className="h-20" />
              <Skeleton className="h-20" />
              <Skeleton className="h-20" />
            </div>
          ) : (
            <>
              <KeymailActions
                selected={picked}
                editions={withKeymails}
                allSelected={rows.length > 0 && picked.length === rows.length}
                onSelectAll={(on) =>
                  choose(
                    rows.map(({ code }) => code),
                    on,
                  )
                }
                onDone={() => setChosen(new Set())}
              />
              {rows.length === 0 ? (
                <EmptyState
                  title={filtered ? 'None of your Keymails fits' : 'No Keymails yet'}
                  message={
                    filtered ? 'Choose another state or edition, or clear the search.' : 'Issue the first one above.'
                  }
                />
              ) : (
                <ul className="grid gap-4">
                  {rows.map((keymail) => (
                    <KeymailRow
                      key={keymail.code}
                      artist={artist.artistName}
                      keymail={keymail}
                      selected={chosen.has(keymail.code)}
                      onSelect={(on) => choose([keymail.code], on)}
                    />
                  ))}
                </ul>
              )}
              {(more || turned.length > 0) && (
                <nav aria-label="Pages of Keymails" className="mt-5 flex items-center gap-3">
                  <Button variant="quiet" disabled={turned.length === 0} onClick={() => turn(turned.slice(0, -1))}>
                    Newer
                  </Button>
                  <Button variant="quiet" disabled={!more} onClick={() => turn([...turned, rows.at(-1)?.code ?? ''])}>
                    Older
                  </Button>
                  <span role="status" className="text-sm text-bone-3">
                    Page {turned.length + 1}
                  </span>
                </nav>
              )}
            </>
          )}
        </>
      )}
    </Section>
  )
}
