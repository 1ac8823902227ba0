export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/pt.ts', {
  import: 'messages',
})
