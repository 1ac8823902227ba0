export {
  isTokenBudgetExhausted,
  updateAgentRun,
  createToolCall,
  startAgentRun,
  startReviewRun,
  type TokenUsage,
  updateReviewRun,
} from './agent-run.ts'
export { getSessionById } from './get-session-by-id.ts'
export { getWaitingTurn, type WaitingTurn } from './waiting-turn.ts'
export { getModelUsage } from './get-model-usage.ts'
