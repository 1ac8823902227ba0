import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { COMMENT_MAX_CHARACTERS, updateRating } from '#contract/godfrey'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Rating = 'up' | 'down'

/** Rates an answer up or down; after rating, a comment can be added. */
export function AnswerRating({ answerId }: { answerId: string }) {
  const t = useMessages(godfrey)
  const [rating, setRating] = useState<Rating>()
  const [comment, setComment] = useState('')
  const [isCommented, setIsCommented] = useState(false)
  const rate = useApiMutation(updateRating)
  const submitRating = (thumb: Rating) => {
    setRating(thumb)
    setIsCommented(false)
    rate.mutate({ params: { id: answerId }, body: { thumb, comment } }, { onError: () => setRating(undefined) })
  }
  const submitComment = (event: FormEvent) => {
    event.preventDefault()
    if (!rating || !comment.trim()) return
    rate.mutate(
      { params: { id: answerId }, body: { thumb: rating, comment } },
      { onSuccess: () => setIsCommented(true) },
    )
  }
  return (
    <div className="min-w-0 flex-1">
      <div className="-ml-3 flex items-center">
        {(['up', 'down'] as const).map((thumb) => {
          const Icon = thumb === 'up' ? ThumbsUp : ThumbsDown
          return (
            <button
              key={thumb}
              type="button"
              aria-pressed={rating === thumb}
              aria-label={thumb === 'up' ? t('rate.up') : t('rate.down')}
              disabled={rate.isPending}
              onClick={() => submitRating(thumb)}
              className="grid size-11 place-items-center rounded-md text-bone-3 transition-colors hover:text-brass-light aria-pressed:text-brass-light"
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          )
        })}
      </div>
      <p aria-live="polite" className={rate.isError || isCommented ? 'text-bone-2' : 'sr-only'}>
        {rate.isError ? getErrorMessage(rate.error, t('handoff.failed')) : ''}
        {rating && !rate.isError && (isCommented ? t('rate.commented') : t('rate.noted'))}
      </p>
      {rating && !isCommented && (
        <form onSubmit={submitComment} className="mt-1 mb-2 flex flex-col items-start gap-2">
          <Field label={rating === 'down' ? t('rate.whatWrong') : t('rate.whatGood')} optional className="w-full">
            <TextArea
              rows={2}
              maxLength={COMMENT_MAX_CHARACTERS}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="quiet" busy={rate.isPending} disabled={!comment.trim()}>
            {t('rate.send')}
          </Button>
        </form>
      )}
    </div>
  )
}
