import { useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { IssueKeymailsForm } from './IssueKeymailsForm.tsx'
import { KeymailActions } from './KeymailActions.tsx'
import { KeymailFilters } from './KeymailFilters.tsx'
import { KeymailPager } from './KeymailPager.tsx'
import { KeymailRow } from './KeymailRow.tsx'
import { KeymailStateFilter } from './KeymailStateFilter.tsx'
import { KeymailExports } from './KeymailExports.tsx'
import type { KeymailState } from './keymail-states.ts'

const PAGE_SIZE = 12

/** Lists the artist's Keymails with filters, and issues, exports, sends, voids and reissues them. */
export function KeymailsPanel({ artist }: { artist: ArtistData }) {
  const isEvaluation = artist.accountType === 'test'
  const [editionId, setEditionId] = useState('')
  const [state, setState] = useState<KeymailState | ''>('')
  const [typed, setTyped] = useState('')
  // Cursors: the last code of each previous page.
  const [previousCursors, setPreviousCursors] = useState<string[]>([])
  const [selectedCodes, setSelectedCodes] = useState<ReadonlySet<string>>(new Set())
  const editions = useApiQuery(listEditions, { enabled: !isEvaluation })
  const after = previousCursors.at(-1)
  const keymails = useApiQuery(listKeymails, {
    query: {
      limit: PAGE_SIZE + 1,
      ...(editionId ? { editionId } : {}),
      ...(state ? { state } : {}),
      ...(typed.trim() ? { q: typed.trim() } : {}),
      ...(after ? { after } : {}),
    },
    enabled: !isEvaluation,
  })

  if (isEvaluation) {
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
  const codes = rows.map(({ code }) => code)
  const selected = rows.filter(({ code }) => selectedCodes.has(code))

  /** Changing a filter returns to the first page and clears the selection. */
  const changeFilter = (set: () => void) => {
    set()
    setPreviousCursors([])
    setSelectedCodes(new Set())
  }
  const goToPage = (pages: string[]) => {
    setPreviousCursors(pages)
    setSelectedCodes(new Set())
  }
  const select = (codes: readonly string[], on: boolean) => {
    const next = new Set(selectedCodes)
    for (const code of codes) {
      if (on) next.add(code)
      else next.delete(code)
    }
    setSelectedCodes(next)
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
          <KeymailStateFilter
            editions={shown}
            state={state}
            onStateChange={(next) => changeFilter(() => setState(next))}
          />
          <KeymailFilters
            editions={withKeymails}
            editionId={editionId}
            onEditionChange={(next) => changeFilter(() => setEditionId(next))}
            search={typed}
            onSearchChange={(next) => changeFilter(() => setTyped(next))}
          />
          <KeymailExports editions={shown} />

          {keymails.isError ? (
            <ErrorState
              title="Your Keymails could not be read"
              message={getErrorMessage(keymails.error, 'We could not reach TuneMaker. Nothing is lost.')}
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
                selected={selected}
                editions={withKeymails}
                allSelected={rows.length > 0 && selected.length === rows.length}
                onSelectAll={(on) => select(codes, on)}
                onDone={() => setSelectedCodes(new Set())}
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
                      selected={selectedCodes.has(keymail.code)}
                      onSelect={(on) => select([keymail.code], on)}
                    />
                  ))}
                </ul>
              )}
              {(more || previousCursors.length > 0) && (
                <KeymailPager
                  page={previousCursors.length + 1}
                  hasOlder={more}
                  onNewer={() => goToPage(previousCursors.slice(0, -1))}
                  onOlder={() => goToPage([...previousCursors, rows.at(-1)?.code ?? ''])}
                />
              )}
            </>
          )}
        </>
      )}
    </Section>
  )
}
