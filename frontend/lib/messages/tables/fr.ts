export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/fr.ts', {
  import: 'messages',
})
