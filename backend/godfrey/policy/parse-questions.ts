const questionBoundary =
  /[?？!！。;；\n]+|\.\s|,?\s(?:and also|and|also|plus|y también|y además|y|además|et aussi|et|und außerdem|und|außerdem|e anche|e inoltre|e também|e|também)\s(?=(?:what|how|where|when|who|why|can|do|does|is|qué|que|cómo|como|dónde|donde|cuándo|cuando|cuánto|cuanto|puedo|quién|quel|quelle|comment|combien|où|ou|quand|pourquoi|puis|was|wie|wo|wann|wer|kann|warum|cosa|come|dove|quando|quanto|chi|posso|o que|quem|onde|por que)\b)|另外|还有|，(?=怎|多少|哪|能|可)|それと|あと、|また、|それから/giu

/** Splits a message that asks several questions. */
export function parseQuestions(message: string): string[] {
  return message
    .split(questionBoundary)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 4)
    .slice(0, 4)
}

const SENTENCE_MIN_CHARACTERS = 6

/** The sentences of a longer message, most of which ask nothing. */
export function listSentences(message: string): string[] {
  const sentences = message
    .split(/(?<=[.!?;。！？；…])\s*|\n+|[，、,:]\s+|[，、]/)
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= SENTENCE_MIN_CHARACTERS)
  return sentences.length > 1 ? sentences : []
}
