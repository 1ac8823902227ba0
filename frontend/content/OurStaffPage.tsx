import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'

export function OurStaffPage() {
  return (
    <>
      <ContentHeader
        title="Our Staff"
        lead="A small house: a founder, an AI agent, and a clear rule about which of them decides what."
      />
      <div className="grid gap-x-20 gap-y-16 pb-16 sm:pb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-w-[46rem]">
          <StaffMember does="Founder" name="Responsible for TuneMaker">
            <p>
              Started TuneMaker so that people who write songs can sell them without giving most of the money away
              first. Sets the fees, writes the terms, and carries the responsibility when something goes wrong.
            </p>
            <p>
              What an AI should not decide goes to a person: doubtful copyright papers, a swapped payment account, a
              lost G-Key. That takes 24 to 48 hours, and you are told the result.
            </p>
          </StaffMember>
          <StaffMember does="AI agent" name="Godfrey">
            <p>
              At the door day and night. He answers in English, Spanish, French, German, Italian, Portuguese, Chinese
              and Japanese, reads the copyright papers that artists hand in, and keeps an eye on the machinery.
            </p>
            <p>
              He has firm limits. Nothing he says in a conversation can approve an application, move money or change an
              account, and he sees nobody’s data but your own. When a matter is over his head he passes it to a person.
            </p>
          </StaffMember>
        </div>
        <section aria-labelledby="mission" className="self-start lg:sticky lg:top-8">
          <h2 id="mission" className="font-semibold text-brass-light">
            Our mission
          </h2>
          <p className="poster mt-4 text-poster-m text-balance">
            The people who write the songs set the price, keep the rights, and get the money.
          </p>
          <p className="mt-6 text-bone-2">
            A song in a fixed number of copies can be worth something to the person who holds one, and so pay the person
            who wrote it. We check whose it is, count the copies, and stay out of the money’s way. It goes from the fan
            to the artist’s PayPal account.{' '}
            <Link to={paths.generateIncome.href} className="link">
              Generate Income
            </Link>{' '}
            shows the sums.
          </p>
        </section>
      </div>
      <AskGodfrey>You can meet one of us right now.</AskGodfrey>
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
