import { useState } from 'react'
import type { EndpointReply } from '#contract/http'
import { type createDraft, applyDraftDecision, listDrafts, updateDraft } from '#contract/operations/learning'
import { type Language, languageCodes, languages } from '#contract/text'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useFailureToast } from '#frontend/operations/jobs/dead-jobs.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffLearning } from '#text/messages/catalogs/staff-learning/en'

type Draft = EndpointReply<typeof createDraft>

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An undecided draft: its phrasings by language, one a line. */
export function DraftItem({ draft, isAdmin }: { draft: Draft; isAdmin: boolean }) {
  const t = useMessages(staffLearning)
  const showFailure = useFailureToast()
  const [typed, setTyped] = useState<Partial<Record<Language, string>>>({})
  const save = useApiMutation(updateDraft, { refresh: [listDrafts] })
  const decide = useApiMutation(applyDraftDecision, { refresh: [listDrafts] })
  const { id, topic, texts, missing } = draft
  const getText = (language: Language) => typed[language] ?? texts[language]?.phrasings.join('\n') ?? ''

  const submit = () => {
    const changed = Object.fromEntries(
      languages
        .map((language) => [language, { ...texts[language], phrasings: toLines(getText(language)) }] as const)
        .filter(([, { phrasings }]) => phrasings.length > 0),
    )
    save.mutate(
      { params: { id }, body: { texts: changed }, headers: getStaffHeaders() },
      { onSuccess: () => createToast({ title: t('saved'), variant: 'success' }), onError: showFailure },
    )
  }
  const submitDecision = (decision: 'approved' | 'declined') =>
    decide.mutate({ params: { id }, body: { decision }, headers: getStaffHeaders() }, { onError: showFailure })

  return (
    <li className="rounded-md border border-wall-3 bg-wall-1 p-5">
      <p className="font-semibold">{topic}</p>
      <p className="mb-4 text-sm text-bone-3">
        {draft.createdBy}
        {missing.length > 0 && `; ${t('missing', { languages: missing.join(', ') })}`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <Field key={language} label={language}>
            <TextArea
              name={`${id} ${language}`}
              rows={2}
              lang={languageCodes[language]}
              value={getText(language)}
              onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [language]: value }))}
            />
          </Field>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={submit} busy={save.isPending}>
          {t('save')}
        </Button>
        {isAdmin && (
          <>
            <Button variant="go" onClick={() => submitDecision('approved')} busy={decide.isPending}>
              {t('approve')}
            </Button>
            <Button variant="danger" onClick={() => submitDecision('declined')} disabled={decide.isPending}>
              {t('decline')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
