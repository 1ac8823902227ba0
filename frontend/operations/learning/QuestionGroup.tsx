import type { EndpointReply } from '#contract/http'
import { createDraft, listDrafts, type listUnknownQuestions } from '#contract/operations/learning'
import { languageCodes } from '#contract/text'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { createFailureToast } from '#frontend/operations/jobs/dead-jobs.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

type Group = EndpointReply<typeof listUnknownQuestions>['groups'][number]

/** Questions that seem to be about one topic, with the button that begins a draft for it. */
export function QuestionGroup({ group }: { group: Group }) {
  const create = useApiMutation(createDraft, { refresh: [listDrafts] })
  const { topic, title, questions, thumbsDown, examples } = group
  const begin = () =>
    create.mutate(
      { body: { kind: 'phrasing', topic }, headers: getStaffHeaders() },
      {
        onSuccess: () =>
          createToast({ title: 'Draft begun', description: 'Put the question in your own words.', variant: 'success' }),
        onError: createFailureToast,
      },
    )
  return (
    <li className="rounded-md border border-wall-3 bg-wall-1 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-bone-3">
            {questions === 1 ? 'One question' : `${formatCount(questions)} questions`}
            {thumbsDown > 0 && `, ${formatCount(thumbsDown)} with thumbs down`}
          </p>
        </div>
        <Button variant="quiet" onClick={begin} busy={create.isPending}>
          Draft phrasings
        </Button>
      </div>
      <ul className="mt-3 grid gap-2 text-sm">
        {examples.map(({ text, language, thumbsDown: isDown, comment, at }) => (
          <li key={at + text} className="[overflow-wrap:anywhere]">
            <span lang={languageCodes[language]}>“{text}”</span> {isDown && <Badge tone="lamp">Thumbs down</Badge>}
            {comment && <span className="block text-bone-2">Comment: {comment}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
