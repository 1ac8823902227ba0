/** Illustration of a backstage door: open and lit, or shut with light under it. */
export function BackstageDoor({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 520 420" className="block h-auto w-full max-w-xl lg:ml-auto" aria-hidden="true">
      <defs>
        <linearGradient id="door-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-brass-light)" />
          <stop offset="1" stopColor="var(--color-brass)" />
        </linearGradient>
        <linearGradient id="door-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-brass)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--color-brass)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="door-glow">
          <stop offset="0" stopColor="var(--color-brass)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--color-brass)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 330H520" stroke="var(--color-wall-4)" strokeWidth="2" />
      <path d="M0 316H178M342 316H520" stroke="var(--color-wall-3)" strokeWidth="10" />
      {open && <ellipse cx="260" cy="200" rx="240" ry="200" fill="url(#door-glow)" />}
      {/* the frame */}
      <path d="M178 330V62H342V330" fill="var(--color-wall-deep)" stroke="var(--color-wall-4)" strokeWidth="10" />
      {open ? (
        <>
          <path d="M183 67H337V330H183z" fill="url(#door-light)" />
          {/* the open door */}
          <path
            d="M337 67L412 40V366L337 330z"
            fill="var(--color-wall-2)"
            stroke="var(--color-wall-4)"
            strokeWidth="3"
          />
          <path
            d="M352 92L396 76V190L352 192zM352 214L396 214V336L352 312z"
            fill="none"
            stroke="var(--color-wall-4)"
            strokeWidth="3"
          />
          <circle cx="402" cy="206" r="6" fill="var(--color-brass)" />
          <path d="M183 331H337L462 420H58z" fill="url(#door-floor)" />
          {/* a stool and a guitar */}
          <g fill="none" stroke="var(--color-brass-deep)" strokeWidth="5" strokeLinecap="round">
            <path d="M214 252h44M220 252l-7 76M252 252l7 76M217 292h39" />
            <path d="M291 316L306 184M302 190l9 2" />
          </g>
          <path
            d="M273 309c-8-16 1-32 12-36 6-3 6-8 4-15-1-11 8-17 15-16 9 1 14 9 11 19-2 8 1 12 4 18 6 15 0 33-16 38-14 4-25 1-30-8z"
            fill="var(--color-brass-deep)"
          />
          <circle cx="297" cy="289" r="7" fill="var(--color-brass-ink)" />
        </>
      ) : (
        <>
          <path d="M186 70H334V326H186z" fill="var(--color-wall-2)" />
          <path
            d="M206 94H314V186H206zM206 208H314V304H206z"
            fill="none"
            stroke="var(--color-wall-4)"
            strokeWidth="3"
          />
          <circle cx="320" cy="197" r="6" fill="var(--color-rail)" />
          <path d="M186 327H334" stroke="var(--color-brass)" strokeWidth="4" />
          <path d="M186 331H334L384 366H136z" fill="url(#door-floor)" opacity=".55" />
        </>
      )}
      {/* the sign above */}
      <path
        d="M196 18H324V48H196z"
        fill="var(--color-wall-deep)"
        stroke={open ? 'var(--color-go)' : 'var(--color-wall-4)'}
        strokeWidth="3"
      />
      <text
        x="260"
        y="39.5"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="750"
        fontSize="18"
        letterSpacing="1.6"
        fill={open ? 'var(--color-go)' : 'var(--color-rail)'}
      >
        GREEN ROOM
      </text>
    </svg>
  )
}
