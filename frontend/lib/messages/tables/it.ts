export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/it.ts', {
  import: 'messages',
})
