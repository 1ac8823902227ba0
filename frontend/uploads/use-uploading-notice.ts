import { useEffect } from 'react'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { isUploading } from './transfer/upload-batch.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Navigating within the app does not stop an upload, so only a toast says that it continues. Closing the tab would stop
 * it; the browser warns about that.
 */
export function useUploadingNotice(): void {
  const t = useMessages(uploadMessages)
  useEffect(
    () => () => {
      if (!isUploading()) return
      createToast({
        title: t('stillUploading'),
        description: t('stillUploadingText'),
      })
    },
    [t],
  )
}
