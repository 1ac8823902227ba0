export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/es.ts', {
  import: 'messages',
})
