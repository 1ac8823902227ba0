import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportVisitors } from '#contract/admin'
import { Button } from '#ui/Button'
import { Section } from '#ui/Section'
import { showToast } from '#ui/Toast'
import { CallError, addressOf, sentenceOf } from '#web/api'
import { staffHeaders } from '#web/staff-session'

const LISTS = [
  ['subscribers', 'Subscribers'],
  ['gifts', 'Graphics taken'],
  ['feedback', 'Feedback'],
] as const

/** What visitors left at the door, each list as a CSV file. */
export function VisitorExports() {
  const fetching = useMutation({
    mutationFn: async (list: (typeof LISTS)[number][0]) => {
      const answer = await fetch(addressOf(exportVisitors, { params: { list } }), { headers: staffHeaders() })
      if (!answer.ok) throw new CallError(answer.status, await answer.text())
      const link = document.createElement('a')
      link.href = URL.createObjectURL(await answer.blob())
      link.download = `tunemaker-${list}.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    },
    onError: (error) =>
      showToast({
        title: 'No file',
        description: sentenceOf(error, 'We could not reach the house. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Section title="Visitors" intro="Confirmed subscribers with their unsubscribe links, graphics taken, feedback.">
      <div className="flex flex-wrap gap-3">
        {LISTS.map(([list, label]) => (
          <Button
            key={list}
            look="quiet"
            busy={fetching.isPending && fetching.variables === list}
            onClick={() => fetching.mutate(list)}
          >
            <Download aria-hidden="true" />
            {label} (CSV)
          </Button>
        ))}
      </div>
    </Section>
  )
}
