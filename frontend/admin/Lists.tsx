import { ReadOwnerMark } from '#art/ReadOwnerMark'
import { VisitorExports } from './VisitorExports.tsx'

/** What visitors left, to be saved, and whose art card a found picture shows. */
export function Lists() {
  return (
    <>
      <VisitorExports />
      <div className="mt-12">
        <ReadOwnerMark />
      </div>
    </>
  )
}
