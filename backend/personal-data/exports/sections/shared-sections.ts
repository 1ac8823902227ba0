import { defineSection } from './section.ts'

/** What is kept about the browsers of fans and artists alike. */
export const sharedSections = [
  defineSection(
    'devices',
    'The browsers that are signed in as you.',
    {
      device: ['s.user_agent', 'text'],
      language: ['s.language', 'text'],
      since: ['s.created_at', 'date'],
      lastUsedAt: ['s.last_used_at', 'date'],
      until: ['s.expires_at', 'date'],
    },
    `sessions s WHERE s.fan_ids && :fanIds::uuid[] OR s.collector_id = ANY (:collectorIds) OR s.artist_id = :artistId
      ORDER BY s.created_at`,
  ),
  defineSection(
    'godfrey',
    'What you and Godfrey said in these browsers, while it is kept.',
    {
      question: ['t.question', 'text'],
      answer: ['t.answer', 'text'],
      language: ['t.language', 'text'],
      rating: ['t.thumb', 'text'],
      comment: ['t.comment', 'text'],
      at: ['t.asked_at', 'date'],
    },
    `godfrey_turns t WHERE t.visitor_id = ANY (:visitorIds) AND t.question <> '' ORDER BY t.id`,
  ),
]
