import { Download } from 'lucide-react'
import { downloadConversation } from '#contract/godfrey'
import { downloadFile } from '#frontend/api/download-file.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { useToast } from '#frontend/ui/feedback/Toast.tsx'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Downloads the conversation as JSON. */
export function ExportButton({ disabled }: { disabled: boolean }) {
  const t = useMessages(godfrey)
  const { toast } = useToast()
  const exportAsFile = () =>
    downloadFile(downloadConversation.path, `tunemaker-godfrey-${new Date().toISOString().slice(0, 10)}.json`).catch(
      () =>
        toast({
          title: t('export.failed'),
          description: t('export.failedText'),
          variant: 'destructive',
        }),
    )
  return (
    <Button variant="plain" className="text-sm" onClick={() => void exportAsFile()} disabled={disabled}>
      <Download aria-hidden="true" />
      {t('export')}
    </Button>
  )
}
