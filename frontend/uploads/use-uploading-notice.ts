import { useEffect } from 'react'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { isUploading } from './transfer/upload-batch.ts'

/**
 * Navigating within the app does not stop an upload, so only a toast says that it continues. Closing the tab would stop
 * it; the browser warns about that.
 */
export function useUploadingNotice(): void {
  useEffect(
    () => () => {
      if (!isUploading()) return
      createToast({
        title: 'Still Uploading',
        description: 'Your song keeps uploading while you look around. Please leave this tab open.',
      })
    },
    [],
  )
}
