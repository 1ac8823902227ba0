export {
  isTokenBudgetExhausted,
  recordAgentResult,
  recordToolCall,
  startAgentRun,
  type TokenUsage,
} from './chat/agent-run.ts'
export type { Answer } from './chat/conversation.ts'
export { createHandoff, isHandoffRequest } from './chat/create-handoff.ts'
export { getSessionById } from './chat/get-session-by-id.ts'
export { getWaitingTurn, type WaitingTurn } from './chat/waiting-turn.ts'
export { listUnknownAmounts } from './guardrails/list-unknown-amounts.ts'
export { renderFacts } from './knowledge/facts.ts'
export { topics } from './knowledge/topics.ts'
export { detectLanguage } from './language/detect-language.ts'
export { buildTopicIndexes, searchTopics } from './retrieval/search-topics.ts'
export { godfreyRoutes } from './routes.ts'
export { getStatusAnswer } from './status/get-status-answer.ts'
