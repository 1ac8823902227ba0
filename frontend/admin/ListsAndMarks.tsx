import { WatermarkPanel } from './WatermarkPanel.tsx'
import { VisitorExports } from './VisitorExports.tsx'

/** CSV exports of what visitors left, and the form that identifies the owner of a watermarked art card. */
export function ListsAndMarks() {
  return (
    <>
      <VisitorExports />
      <div className="mt-12">
        <WatermarkPanel />
      </div>
    </>
  )
}
