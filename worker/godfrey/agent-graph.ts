import { Annotation, END, START, StateGraph } from '@langchain/langgraph'

/** A matter the agent works on: a question in the chat, or a review that waits for a person. */
export type AgentTask<Result, Reply> = {
  /** What the rules alone come to. It stands unless words of the model pass `check`. */
  applyPolicy: () => Promise<Result>
  /** Asks the model, with its tools. Null: none is configured. */
  askModel: ((policy: Result) => Promise<Reply>) | null
  /** The guard rails: what of the reply may be used, or why nothing. */
  check: (reply: Reply, policy: Result) => { result: Result; problem?: string | undefined } | { problem: string }
}

/** `problem`: why the model's words, or some of them, are not used. */
export type AgentOutcome<Result> = { result: Result; problem: string | undefined }

/**
 * The one graph of all of Godfrey's work: policy, then model, then check. Without a model, and with one that fails, only
 * the policy's node counts. No node decides, pays or changes anything.
 */
export async function runAgentGraph<Result, Reply>(task: AgentTask<Result, Reply>): Promise<AgentOutcome<Result>> {
  const { applyPolicy, askModel, check } = task
  const State = Annotation.Root({
    result: Annotation<Result>(),
    reply: Annotation<Reply>(),
    problem: Annotation<string | undefined>(),
  })
  const graph = new StateGraph(State)
    .addNode('policy', async () => ({ result: await applyPolicy() }))
    .addNode('model', async ({ result }) => {
      try {
        return askModel ? { reply: await askModel(result) } : {}
      } catch (error) {
        return { problem: formatFailure(error) }
      }
    })
    .addNode('check', ({ reply, result }) => check(reply, result))
    .addEdge(START, 'policy')
    .addConditionalEdges('policy', () => (askModel ? 'model' : END), ['model', END])
    .addConditionalEdges('model', ({ problem }) => (problem ? END : 'check'), ['check', END])
    .addEdge('check', END)
    .compile()
  const { result, problem } = await graph.invoke({})
  return { result, problem }
}

/** A failure whose reason is our own words. */
export class AgentProblem extends Error {}

/** A short reason without any text the model server may have put into its error. */
function formatFailure(error: unknown): string {
  if (error instanceof AgentProblem) return error.message
  const { name = '', message = '', status } = error as { name?: string; message?: string; status?: number }
  if (/recursion/i.test(name + message)) return 'no end of tool calls'
  if (/abort|in time|timeout|timed out/i.test(name + message)) return 'no answer in time'
  if (status) return `the model's server answered ${status}`
  if (/connection|ECONN|fetch failed/i.test(name + message)) return "the model's server is away"
  if (/json|parse|zod|structured|schema/i.test(name + message)) return 'an answer that cannot be read'
  return `a failure: ${name}`
}

/** Not every library honors a signal promptly, so the time-out is enforced here. */
export async function runWithTimeout<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds)
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
  })
  return Promise.race([work(signal), aborted])
}
