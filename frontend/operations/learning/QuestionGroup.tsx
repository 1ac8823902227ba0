import type { EndpointReply } from '#contract/http'
import { createDraft, listDrafts, type listUnknownQuestions } from '#contract/operations/learning'
import { languageCodes } from '#contract/text'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useFailureToast } from '#frontend/operations/jobs/dead-jobs.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffLearning } from '#text/messages/catalogs/staff-learning/en'

type Group = EndpointReply<typeof listUnknownQuestions>['groups'][number]

/** Questions that seem to be about one topic, with the button that begins a draft for it. */
export function QuestionGroup({ group }: { group: Group }) {
  const t = useMessages(staffLearning)
  const showFailure = useFailureToast()
  const create = useApiMutation(createDraft, { refresh: [listDrafts] })
  const { topic, title, questions, thumbsDown, examples } = group
  const count = t('questions', { n: questions })
  const begin = () =>
    create.mutate(
      { body: { kind: 'phrasing', topic }, headers: getStaffHeaders() },
      {
        onSuccess: () => createToast({ title: t('draftBegun'), description: t('draftBegunText'), variant: 'success' }),
        onError: showFailure,
      },
    )
  return (
    <li className="rounded-md border border-wall-3 bg-wall-1 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-bone-3">
            {thumbsDown > 0 ? t('withThumbsDown', { questions: count, n: thumbsDown }) : count}
          </p>
        </div>
        <Button variant="quiet" onClick={begin} busy={create.isPending}>
          {t('begin')}
        </Button>
      </div>
      <ul className="mt-3 grid gap-2 text-sm">
        {examples.map(({ text, language, thumbsDown: isDown, comment, at }) => (
          <li key={at + text} className="[overflow-wrap:anywhere]">
            <span lang={languageCodes[language]}>“{text}”</span>{' '}
            {isDown && <Badge tone="lamp">{t('thumbsDown')}</Badge>}
            {comment && <span className="block text-bone-2">{t('comment', { comment })}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}
