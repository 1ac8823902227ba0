import { getModelUsage } from '#contract/godfrey/agent'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffLearning } from '#text/messages/catalogs/staff-learning/en'

/** The language model's settings, today's cost and why it did not answer. */
export function ModelUsage({ onExpired }: { onExpired: () => void }) {
  const t = useMessages(staffLearning)
  const { data } = useStaffQuery(getModelUsage, onExpired)
  if (!data) return <Skeleton className="h-28 lg:col-span-2" />
  const { model, server, today, problems } = data
  return (
    <div className="lg:col-span-2">
      <h2 className="mb-1 font-semibold">{t('model')}</h2>
      <p className="mb-4 text-sm text-bone-2">
        {model
          ? t('modelText', {
              model,
              server: server ?? 'OpenAI',
              input: `$${data.inputPrice}`,
              output: `$${data.outputPrice}`,
              tokens: formatCount(data.tokensPerVisitor),
            })
          : t('noModel')}
      </p>
      {model && (
        <StatRow>
          <Stat
            label={t('tokens')}
            value={formatCount(today.tokens)}
            note={t('ofTokens', { tokens: formatCount(data.tokensPerDay) })}
          />
          <Stat label={t('cost')} value={`$${today.dollars.toFixed(2)}`} />
          <Stat label={t('answers')} value={formatCount(today.answered)} note={t('ofRuns', { n: today.runs })} />
        </StatRow>
      )}
      {problems.length > 0 && (
        <ul className="mt-4 text-sm text-bone-2">
          {problems.map(({ problem, runs }) => (
            <li key={problem}>
              {formatCount(runs)} × {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
