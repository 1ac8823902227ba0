import { getModelUsage } from '#contract/godfrey/agent'
import { useStaffQuery } from '#frontend/api/staff-session.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Stat, StatRow } from '#frontend/ui/charts/Stat.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'

/** The language model's settings, today's cost and why it did not answer. */
export function ModelUsage({ onExpired }: { onExpired: () => void }) {
  const { data } = useStaffQuery(getModelUsage, onExpired)
  if (!data) return <Skeleton className="h-28 lg:col-span-2" />
  const { model, server, today, problems } = data
  return (
    <div className="lg:col-span-2">
      <h2 className="mb-1 font-semibold">Language model</h2>
      <p className="mb-4 text-sm text-bone-2">
        {model
          ? `${model} at ${server ?? 'OpenAI'}, $${data.inputPrice} in and $${data.outputPrice} out for a million tokens; at most ${formatCount(data.tokensPerVisitor)} tokens a visitor a day.`
          : 'None is configured, so Godfrey answers from his knowledge base alone. OPENAI_API_KEY or OPENAI_BASE_URL sets one.'}
      </p>
      {model && (
        <StatRow>
          <Stat label="Tokens today" value={formatCount(today.tokens)} note={`of ${formatCount(data.tokensPerDay)}`} />
          <Stat label="Cost today" value={`$${today.dollars.toFixed(2)}`} />
          <Stat label="Answers today" value={formatCount(today.answered)} note={`of ${formatCount(today.runs)} runs`} />
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
