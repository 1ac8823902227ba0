import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { staff } from '#text/messages/catalogs/staff/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

export function OurStaffPage() {
  const t = useMessages(staff)
  return (
    <>
      <ContentHeader title={t('staff.title')} lead={t('staff.lead')} />
      <div className="grid gap-x-20 gap-y-16 pb-16 sm:pb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-w-[46rem]">
          <StaffMember does={t('staff.founder')} name={t('staff.founderName')}>
            <p>{t('staff.founder1')}</p>
            <p>{t('staff.founder2')}</p>
          </StaffMember>
          <StaffMember does={t('staff.agent')} name="Godfrey">
            <p>{t('staff.agent1')}</p>
            <p>{t('staff.agent2')}</p>
          </StaffMember>
        </div>
        <section aria-labelledby="mission" className="self-start lg:sticky lg:top-8">
          <h2 id="mission" className="font-semibold text-brass-light">
            {t('staff.mission')}
          </h2>
          <p className="poster mt-4 text-poster-m text-balance">{t('staff.missionLine')}</p>
          <p className="mt-6 text-bone-2">
            <RichText
              text={t('staff.missionText')}
              tags={{ link: <Link to={paths.generateIncome.href} className="link" /> }}
            />
          </p>
        </section>
      </div>
      <AskGodfrey>{t('staff.godfrey')}</AskGodfrey>
    </>
  )
}

/** One staff member: role, name and responsibilities. */
const StaffMember = ({ does, name, children }: { does: string; name: string; children: ReactNode }) => (
  <section className="border-t border-wall-3 py-9 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8 print:break-inside-avoid">
    <p className="text-bone-3 max-sm:mb-2 sm:pt-2">{does}</p>
    <div>
      <h2 className="poster text-poster-m">{name}</h2>
      <div className="mt-4 grid gap-4 text-bone-2">{children}</div>
    </div>
  </section>
)
