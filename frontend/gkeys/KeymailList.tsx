import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ArtistData } from '#contract/gkeys'
import { listEditions, type listKeymails as listKeymailsCall, listKeymails } from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'
import { Banner } from '#ui/Banner'
import { Button } from '#ui/Button'
import { EmptyState } from '#ui/EmptyState'
import { FailedState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { Section } from '#ui/Section'
import { Select } from '#ui/Select'
import { Skeleton } from '#ui/Skeleton'
import { TicketStub, type TicketState } from '#ui/TicketStub'
import { sentenceOf, useRead } from '#web/api'
import { centsOfDollars } from '#web/typed-dollars'
import { CopyButton } from './CopyButton.tsx'
import { IssueKeymails } from './IssueKeymails.tsx'

type Keymail = ReplyOf<typeof listKeymailsCall>[number]

const FIRST = 6
const MORE = 24
const ASKED = 1000

const STATES: Record<Keymail['state'], TicketState> = {
  issued: 'issued',
  sent: 'issued',
  capturing: 'paying',
  redeemed: 'redeemed',
  void: 'void',
}

/** Every Keymail the artist has issued, and the desk that issues many at once. */
export function KeymailList({ artist }: { artist: ArtistData }) {
  const evaluating = artist.accountType === 'test'
  const [editionId, setEditionId] = useState('')
  const [shown, setShown] = useState(FIRST)
  const editions = useRead(listEditions, { enabled: !evaluating })
  const keymails = useRead(listKeymails, {
    query: { limit: ASKED, ...(editionId ? { editionId } : {}) },
    enabled: !evaluating,
  })
  const rows = keymails.data ?? []
  const withKeymails = (editions.data ?? []).filter((edition) => edition.issued > 0)

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
  return (
    <Section
      id="your-keymails"
      title="Your Keymails"
      intro="Give a code to one fan, at a show or by mail. A ticket tears when it is paid for."
      layout="split"
    >
      {(editions.data ?? []).length > 0 && <IssueKeymails artist={artist} editions={editions.data ?? []} />}

      {keymails.isError ? (
        <FailedState
          title="Your Keymails could not be read"
          message={sentenceOf(keymails.error, 'We could not reach the house. Nothing is lost.')}
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
      ) : rows.length === 0 && !editionId ? (
        <EmptyState
          title="No Keymails yet"
          message="Create the first one above. It appears here as a ticket with its number."
        />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            {withKeymails.length > 1 && (
              <Field label="Show" className="w-full sm:w-80">
                <Select
                  value={editionId}
                  onChange={(event) => {
                    setEditionId(event.currentTarget.value)
                    setShown(FIRST)
                  }}
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
            <Button look="quiet" onClick={() => saveCsv(rows)}>
              <Download aria-hidden="true" />
              Download as CSV
            </Button>
          </div>
          <ul className="grid gap-4">
            {rows.slice(0, shown).map((keymail) => (
              <li key={keymail.code} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem]">
                <TicketStub
                  size="row"
                  artist={artist.artistName}
                  song={keymail.songTitle}
                  code={keymail.code}
                  copy={keymail.copy}
                  of={keymail.of}
                  price={centsOfDollars(keymail.price)}
                  state={STATES[keymail.state]}
                />
                {keymail.state === 'issued' && (
                  <div>
                    <CopyButton look="plain" text={keymail.code} label="Copy code" about={keymail.code} />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 text-sm text-bone-3">
            <span role="status">
              {Math.min(shown, rows.length).toLocaleString('en-US')} of {rows.length.toLocaleString('en-US')}
              {rows.length === ASKED && ' newest'} Keymails
            </span>
            {shown < rows.length && (
              <Button look="plain" onClick={() => setShown(shown + MORE)}>
                Show more
              </Button>
            )}
          </p>
        </>
      )}
    </Section>
  )
}

function saveCsv(rows: readonly Keymail[]) {
  const lines = rows.map((row) =>
    [row.code, row.address, row.songTitle, row.copy, row.of, row.price.toFixed(2), row.state, row.issuedAt]
      .map(cell)
      .join(','),
  )
  const text = ['code,address,title,copy,of,price,state,issued', ...lines].join('\r\n')
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'tunemaker-keymails.csv'
  link.click()
  URL.revokeObjectURL(address)
}

/** Quoted, and never a formula: spreadsheets run what begins with one of these. */
function cell(value: string | number): string {
  const text = String(value)
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
