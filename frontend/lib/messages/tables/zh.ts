export const files = import.meta.glob<Record<string, string>>('../../../../backend/text/messages/catalogs/*/zh.ts', {
  import: 'messages',
})
