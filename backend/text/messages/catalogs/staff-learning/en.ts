import { defineCatalog, STAFF_LANGUAGES } from '#text/messages/catalog'

/** What staff see of Godfrey's learning: unanswered questions, drafts and the language model's use. */
export const staffLearning = defineCatalog(
  'staff-learning',
  {
    unreadable: 'We could not load the questions',
    unanswered: 'What Godfrey could not answer',
    unansweredText:
      'Unanswered, or answered with thumbs down, by likeliest topic. Visitors’ words are deleted with their chat, after 30 days at the latest.',
    allAnswered: 'Nothing: he answered every question.',
    drafts: 'Drafts',
    draftsText: 'In your own words, in as many languages as you can; an admin approves them.',
    approved: '{n, number} approved, included in the next training.',
    noDrafts: 'No drafts are waiting.',
    saved: 'Draft saved',
    // `languages` are listed, such as: missing: german, french
    missing: 'missing: {languages}',
    save: 'Save',
    approve: 'Approve',
    decline: 'Decline',
    model: 'Language model',
    modelText:
      '{model} at {server}, {input} in and {output} out for a million tokens; at most {tokens} tokens a visitor a day.',
    // The two names are variables of the server's environment.
    noModel:
      'None is configured, so Godfrey answers from his knowledge base alone. OPENAI_API_KEY or OPENAI_BASE_URL sets one.',
    tokens: 'Tokens today',
    ofTokens: 'of {tokens}',
    cost: 'Cost today',
    answers: 'Answers today',
    ofRuns: 'of {n, plural, one {# run} other {# runs}}',
    draftBegun: 'Draft begun',
    draftBegunText: 'Put the question in your own words.',
    questions: '{n, plural, one {# question} other {# questions}}',
    withThumbsDown: '{questions}, {n, number} with thumbs down',
    begin: 'Draft phrasings',
    thumbsDown: 'Thumbs down',
    comment: 'Comment: {comment}',
  },
  STAFF_LANGUAGES,
)
