export {
  isTokenBudgetExhausted,
  recordAgentResult,
  recordToolCall,
  startAgentRun,
  type TokenUsage,
} from './agent-run.ts'
export { getSessionById } from './get-session-by-id.ts'
export { getWaitingTurn, type WaitingTurn } from './waiting-turn.ts'
