import { useMutation } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { downloadKeymails, type listEditions, downloadKeymailSheet } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { buildUrl } from '#frontend/api/api-client.ts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getPaperSize } from '#frontend/lib/get-paper-size.ts'
import { downloadDocument } from '#frontend/api/download-document.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Exports an edition's unsold Keymails as a printable sheet of tickets or as CSV. */
export function KeymailExports({ editions }: { editions: EndpointReply<typeof listEditions> }) {
  const t = useMessages(keymailMessages)
  const [paper, setPaper] = useState(getPaperSize)
  const [wished, setWished] = useState('')
  const edition = editions.find(({ id }) => id === wished) ?? editions[0]
  const print = useMutation({
    mutationFn: (id: string) =>
      downloadDocument(buildUrl(downloadKeymailSheet, { params: { id }, query: { paper } }), 600_000),
    onError: (error) =>
      createToast({
        title: t('sheet.failed'),
        description: getErrorMessage(error, t('unreachable')),
        variant: 'destructive',
      }),
  })
  if (!edition) return null
  const unsold = edition.counts.issued + edition.counts.sent
  return (
    <div className="mt-8 flex flex-wrap items-end gap-3 border-y border-wall-3 py-5">
      {editions.length > 1 && (
        <Field label={t('sheet.for')} className="grow sm:max-w-64">
          <Select value={edition.id} onChange={(event) => setWished(event.currentTarget.value)}>
            {editions.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('sheet.paper')} className="w-32">
        <Select value={paper} onChange={(event) => setPaper(event.currentTarget.value === 'letter' ? 'letter' : 'a4')}>
          <option value="a4">A4</option>
          <option value="letter">{t('sheet.letter')}</option>
        </Select>
      </Field>
      <Button
        variant="quiet"
        className="min-h-12"
        onClick={() => print.mutate(edition.id)}
        busy={print.isPending}
        busyLabel={t('sheet.busy')}
        disabled={unsold === 0}
      >
        <Printer aria-hidden="true" />
        {t('sheet.print', { n: unsold })}
      </Button>
      <Button variant="quiet" asChild className="min-h-12">
        <a href={buildUrl(downloadKeymails, { params: { id: edition.id } })} download>
          <Download aria-hidden="true" />
          {t('csv')}
        </a>
      </Button>
    </div>
  )
}
