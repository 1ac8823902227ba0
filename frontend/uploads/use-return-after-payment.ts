import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { getUploadCredits } from '#contract/uploads'
import { buildUrl } from '#frontend/api/api-client.ts'
import { paths } from '#frontend/lib/paths.ts'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { isUploading } from './transfer/upload-batch.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const REDIRECT_DELAY_MS = 2000

/** As specified: redirects to the workshop two seconds after payment, unless an upload is running. */
export function useReturnAfterPayment(): () => void {
  const t = useMessages(uploadMessages)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  return () => {
    createToast({
      title: t('paid'),
      description: t('paidText'),
      variant: 'success',
    })
    void cache.invalidateQueries({ queryKey: [buildUrl(getUploadCredits)] })
    leaving.current = setTimeout(() => {
      if (!isUploading()) void navigate(paths.membersWorkshop.href)
    }, REDIRECT_DELAY_MS)
  }
}
