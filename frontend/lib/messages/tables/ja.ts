export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/ja.ts', {
  import: 'messages',
})
