import type { Letter } from '#contract/letters'

/** Greeting, paragraphs and signature. */
export function LetterBody({ letter }: { letter: Pick<Letter, 'greeting' | 'paragraphs' | 'closing'> }) {
  return (
    <div className="[&>p+p]:mt-4 print:[&>p+p]:mt-[2.6mm]">
      <p className="font-semibold">{letter.greeting}</p>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{letter.closing}</p>
      <p className="poster !mt-1 text-xl">TuneMaker</p>
    </div>
  )
}
