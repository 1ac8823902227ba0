import { Fragment, type ReactNode } from 'react'

interface RichTextProps {
  /** A formatted message with tags, which are not nested: `Read our <terms>terms</terms> first.` */
  text: string
  /** What each tag becomes around its text. */
  tags: Record<string, (text: string) => ReactNode>
}

/** A message with links or emphasis in it, so that translators can place them within the sentence. */
export function RichText({ text, tags }: RichTextProps) {
  // Odd positions are what the pattern captures: the name and the text of a tag.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, at) => {
    if (at % 3 === 0) return part
    if (at % 3 === 1) return null
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change their order
    return <Fragment key={at}>{tags[parts[at - 1] ?? '']?.(part) ?? part}</Fragment>
  })
}
