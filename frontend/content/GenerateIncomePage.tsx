import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Prose } from '#frontend/ui/layout/Prose.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { AskGodfrey } from '#frontend/ui/layout/AskGodfrey.tsx'
import { ContentHeader } from '#frontend/ui/layout/ContentHeader.tsx'
import { Receipt } from './Receipt.tsx'

export function GenerateIncomePage() {
  return (
    <>
      <ContentHeader
        title="Generate Income"
        lead="Six ways a song can bring something in. Not all of them pay through TuneMaker, and it would be a poor start to pretend so. Each one says where its money comes from."
        actions={
          <Button size="large" asChild>
            <Link to={paths.governanceTracker.href}>Get Started - Apply Now</Link>
          </Button>
        }
      />
      <ol className="border-b border-wall-3">
        <IncomeSource number={1} title="Direct sales" money="Paid here" tone="go">
          A fan pays the price you set, through PayPal, straight into your own account. There is no shop in between and
          we keep no share. PayPal takes its own fee, as with every payment it handles.
        </IncomeSource>
        <IncomeSource number={2} title="Keymail revenue" money="Paid here" tone="go">
          A Keymail is how a direct sale is made here: a code for one copy, from $1.00 up. The form suggests $7.50; you
          decide. Hand the codes out by mail, at the merch table, on the back of a set list. You are paid the moment one
          is redeemed.
        </IncomeSource>
        <IncomeSource number={3} title="Digital scarcity pricing" money="In your price" tone="go">
          You choose how many copies exist, from 1 to 10,000. Twenty copies at $50.00 and a thousand at $1.00 both come
          to $1,000.00, and they are two very different evenings. Once the first Keymail is out, the edition can shrink
          but never grow.
        </IncomeSource>
        <IncomeSource number={4} title="Streaming royalties" money="Paid elsewhere" tone="plain">
          These come from streaming services, through your distributor and your collecting society. TuneMaker pays none.
          A song that you sell here in numbered copies can earn them there all the same.
        </IncomeSource>
        <IncomeSource number={5} title="Fan membership" money="In every copy" tone="brass">
          Each copy opens your Private Green Room, for as long as the fan holds it. There is no separate membership fee:
          the copy is the membership, and a good reason to ask more for it.
        </IncomeSource>
        <IncomeSource number={6} title="QR code for live shows" money="Free" tone="brass">
          Free for G-Key members. Print one on a poster, the drum skin, a beer mat, and whoever scans it stands at your
          door. The code itself earns nothing; it brings the people who do.
        </IncomeSource>
      </ol>
      <div className="grid items-center gap-x-20 gap-y-12 py-16 sm:py-24 lg:grid-cols-2 print:py-6">
        <div className="max-w-measure">
          <h2 className="poster text-poster-m">Do the sum first</h2>
          <Prose className="mt-6">
            <p>
              Say you hang one song in 100 copies at $7.50, and all of them sell. Nobody can promise you that they will,
              which is why the fees stand on the same slip.
            </p>
            <p>
              The money arrives in your PayPal account with each sale. Whether you move it on to a bank account or to
              Venmo is between you and PayPal. TuneMaker lives from the G-Key, the upload fee and the $9.95 Digital
              Music Library, not from your sales.
            </p>
            <p>
              More songs cost less each: $25 for one or two, $22 for three or four, $20 for five or six, $18 for seven
              or eight, $16 for nine or ten. Those fees are non-refundable.
            </p>
          </Prose>
        </div>
        <Receipt
          title="100 copies at $7.50"
          rows={[
            { label: 'Fans pay you', value: '$750.00' },
            { label: 'TuneMaker’s share', value: '$0.00' },
            { label: 'PayPal’s fee', value: 'at PayPal’s rate' },
            { label: 'Upload, once', value: '- $25.00' },
            { label: 'G-Key, once in your life', value: '- $50.00' },
            { label: 'Left, before PayPal and tax', value: '$675.00', sum: true },
          ]}
          className="lg:-rotate-[0.8deg]"
        />
      </div>
      <AskGodfrey>Godfrey can work out a plan of one to ten songs with you.</AskGodfrey>
    </>
  )
}

interface IncomeSourceProps {
  number: number
  title: string
  /** Where the money comes from. */
  money: string
  tone: 'go' | 'brass' | 'plain'
  children: ReactNode
}

function IncomeSource({ number, title, money, tone, children }: IncomeSourceProps) {
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-4 border-t border-wall-3 py-8 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:py-10 lg:grid-cols-[7rem_minmax(0,5fr)_minmax(0,7fr)_9rem] lg:gap-x-8 print:break-inside-avoid print:py-3">
      <span aria-hidden="true" className="poster text-poster-m text-brass lg:text-poster-l">
        {number}
      </span>
      <h2 className="poster text-poster-m max-lg:self-center lg:pt-1.5">{title}</h2>
      <p className="max-w-measure text-bone-2 max-lg:col-start-2 lg:pt-2">{children}</p>
      <p className="max-lg:col-start-2 lg:pt-2.5 lg:text-right">
        <Badge tone={tone}>{money}</Badge>
      </p>
    </li>
  )
}
