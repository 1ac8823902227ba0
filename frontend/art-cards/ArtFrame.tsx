import type { ReactNode } from 'react'
import { ArtImage } from './ArtImage.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Width divided by height, for images whose size is unknown. */
const DEFAULT_ASPECT_RATIO = 4 / 5

interface ArtFrameProps {
  card: { artworkImageUrl: string; imageWidths: number[]; aspectRatio: number | null; title: string; artist: string }
  sizes: string
  isPriority?: boolean
  /** Renders the lamp unlit: every copy is sold, or the certificate is void. */
  isDimmed?: boolean
  /** Rendered below the frame, for example a badge. */
  children?: ReactNode
  className?: string
}

/** An art image in a dark frame with a brass inner edge, lit by a picture lamp. */
export function ArtFrame({
  card,
  sizes,
  isPriority = false,
  isDimmed = false,
  children,
  className = '',
}: ArtFrameProps) {
  const t = useMessages(fineArt)
  const ratio = Math.min(3, Math.max(0.33, card.aspectRatio ?? DEFAULT_ASPECT_RATIO))
  return (
    <div className={`relative isolate pt-7 ${className}`}>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-x-[-38%] top-[-5.5rem] -z-10 h-[96%] transition-opacity duration-700 print:hidden ${
          isDimmed ? 'opacity-0' : 'opacity-100'
        }`}
        style={{
          background:
            'radial-gradient(30% 22% at 50% 24%, #fff1cc47, transparent), radial-gradient(50% 50% at 50% 42%, #f7d89842, #e2ae521c 45%, transparent)',
        }}
      />
      <PictureLamp unlit={isDimmed} />
      <div className="rounded-[3px] bg-[linear-gradient(135deg,#2b211a,#16100c_38%,#0b0806_62%,#241b14)] p-[clamp(0.5rem,4.2%,1rem)] shadow-[0_1px_0_#ffffff24_inset,0_0_0_1px_#00000099,0_26px_42px_-16px_#000d,0_8px_14px_-6px_#000a] print:bg-none print:p-0 print:shadow-none">
        <div className="bg-[linear-gradient(160deg,#f7d898,#8a5f1d_40%,#5c3f13_60%,#d9a64c)] p-[2px] print:bg-none print:p-0">
          <div className="relative bg-[#0a0d0b]" style={{ aspectRatio: ratio }}>
            <ArtImage
              card={card}
              alt={t('by', { title: card.title, artist: card.artist })}
              sizes={sizes}
              isPriority={isPriority}
              className={`absolute inset-0 size-full object-contain transition-[filter] duration-700 ${isDimmed ? 'brightness-[0.6] saturate-[0.75]' : ''}`}
            />
            {/* The lamp's reflection on the glass. */}
            <span
              aria-hidden="true"
              className={`pointer-events-none absolute inset-0 bg-[radial-gradient(75%_42%_at_50%_-4%,#fff3d638,transparent),linear-gradient(180deg,transparent_55%,#0503002e)] shadow-[inset_0_7px_12px_-4px_#0009] print:hidden ${isDimmed ? 'hidden' : ''}`}
            />
          </div>
        </div>
      </div>
      {children}
    </div>
  )
}

function PictureLamp({ unlit }: { unlit: boolean }) {
  return (
    <svg
      viewBox="0 0 120 26"
      aria-hidden="true"
      className="absolute top-0 left-1/2 h-6.5 w-30 -translate-x-1/2 print:hidden"
    >
      <path d="M60 26V12q0-5-5-5" fill="none" stroke="#7c5a22" strokeWidth="2.5" />
      <rect x="14" y="2" width="92" height="8" rx="4" fill="url(#brass)" />
      <rect x="18" y="8.6" width="84" height="2.4" rx="1.2" fill={unlit ? '#4a3a1d' : '#fff1cc'} />
      <defs>
        <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7d898" />
          <stop offset=".5" stopColor="#b9842f" />
          <stop offset="1" stopColor="#6d4a16" />
        </linearGradient>
      </defs>
    </svg>
  )
}
