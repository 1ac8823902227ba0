import { memo, useState } from 'react'
import { formatDate } from '#frontend/lib/format-date.ts'
import { formatCents } from '#frontend/lib/format-money.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { BareCheckbox } from '#frontend/ui/forms/Checkbox.tsx'
import { buildKeymailNote } from './build-keymail-note.ts'
import { KeymailTicketDialog, type ShownKeymail } from './KeymailTicketDialog.tsx'
import { type Keymail, type KeymailState, STATE_LABELS } from './keymail-states.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const STATE_TONES: Record<KeymailState, 'plain' | 'brass' | 'go' | 'lamp'> = {
  issued: 'plain',
  sent: 'brass',
  capturing: 'brass',
  redeemed: 'go',
  void: 'lamp',
}

interface KeymailTableProps {
  artist: string
  rows: readonly Keymail[]
  isSelected: (code: string) => boolean
  /** Always the same function. */
  onSelect: (codes: readonly string[], on: boolean) => void
}

const head = 'border-b border-wall-4 bg-wall px-2 py-2 text-sm max-sm:px-1 font-semibold text-bone-3'

/** One page of Keymails, one line each; on a phone number and release go below the code. */
export function KeymailTable({ artist, rows, isSelected, onSelect }: KeymailTableProps) {
  const t = useMessages(keymailMessages)
  const codes = rows.map(({ code }) => code)
  // One dialog for all rows, which are many.
  const [shown, setShown] = useState<ShownKeymail>()
  return (
    <div
      role="region"
      aria-label={t('keymails')}
      className="relative max-h-[34rem] overflow-y-auto rounded-md border border-wall-3 bg-wall contain-content"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead className="sticky top-0 z-10">
          <tr>
            <td className={`${head} w-10`}>
              <BareCheckbox
                label={t('table.chooseAll')}
                checked={codes.length > 0 && codes.every(isSelected)}
                onChange={(event) => onSelect(codes, event.currentTarget.checked)}
              />
            </td>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              {t('table.number')}
            </th>
            <th scope="col" className={head}>
              {t('table.code')}
            </th>
            <th scope="col" className={`${head} max-md:hidden`}>
              {t('table.release')}
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              {t('price')}
            </th>
            <th scope="col" className={head}>
              {t('table.state')}
            </th>
            <th scope="col" className={`${head} max-lg:hidden`}>
              {t('state.issued')}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{t('table.look')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((keymail) => (
            <KeymailTableRow
              key={keymail.code}
              keymail={keymail}
              selected={isSelected(keymail.code)}
              onSelect={onSelect}
              onShow={setShown}
            />
          ))}
        </tbody>
      </table>
      <KeymailTicketDialog artist={artist} shown={shown} onClose={() => setShown(undefined)} />
    </div>
  )
}

interface KeymailTableRowProps {
  keymail: Keymail
  selected: boolean
  onSelect: KeymailTableProps['onSelect']
  onShow: (shown: ShownKeymail) => void
}

/**
 * Remembered: a letter typed into the search renders the page, and no row of it again. Of as few elements as possible:
 * fifty rows are replaced by each letter.
 */
const KeymailTableRow = memo(function KeymailTableRow({ keymail, selected, onSelect, onShow }: KeymailTableRowProps) {
  const t = useMessages(keymailMessages)
  const { code, songTitle, copy, price, state, issuedAt } = keymail
  const note = buildKeymailNote(keymail, t)
  const cell = 'px-2 py-0.5 align-middle max-sm:px-1'
  return (
    <tr className={`border-b border-wall-3 last:border-0 hover:bg-wall-1 ${selected ? 'bg-wall-2' : ''}`}>
      <td className={cell}>
        <BareCheckbox
          label={t('table.choose', { code })}
          checked={selected}
          onChange={(event) => onSelect([code], event.currentTarget.checked)}
        />
      </td>
      <td className={`${cell} text-right tabular-nums max-sm:hidden`}>{copy}</td>
      <th scope="row" className={`${cell} font-normal`}>
        <span className="code text-xs whitespace-nowrap">{code}</span>
        <span className="block text-bone-3 md:hidden">
          <span className="sm:hidden">{t('table.numberOf', { copy })} </span>
          {songTitle}
        </span>
        {note && <span className="block text-xs text-bone-3 [overflow-wrap:anywhere]">{note}</span>}
      </th>
      <td className={`${cell} max-md:hidden`}>{songTitle}</td>
      <td className={`${cell} text-right tabular-nums max-sm:hidden`}>{formatCents(toCents(price))}</td>
      <td className={cell}>
        <Badge tone={STATE_TONES[state]} className="whitespace-normal">
          {t(STATE_LABELS[state])}
        </Badge>
      </td>
      <td className={`${cell} whitespace-nowrap text-bone-3 max-lg:hidden`}>{formatDate(issuedAt)}</td>
      <td className={`${cell} text-right`}>
        <Button
          variant="plain"
          // On a phone there is no room for the word in every language, and a row is few elements.
          className="max-sm:text-[0px] max-sm:before:text-xl max-sm:before:content-['›']"
          aria-haspopup="dialog"
          aria-label={t('ticket.of', { code })}
          onClick={(event) => onShow({ keymail, opener: event.currentTarget })}
        >
          {t('ticket.label')}
        </Button>
      </td>
    </tr>
  )
})
