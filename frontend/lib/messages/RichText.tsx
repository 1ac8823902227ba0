import { cloneElement, Fragment, type ReactElement } from 'react'

interface RichTextProps {
  /** A formatted message with tags, which are not nested: `Read our <terms>terms</terms> first.` */
  text: string
  /** The element that each tag stands for, without its text. */
  tags: Record<string, ReactElement>
}

/** A message with links or emphasis in it, so that translators can place them within the sentence. */
export function RichText({ text, tags }: RichTextProps) {
  // The pattern captures the name and the text of each tag.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/s)
  return parts.map((part, at) => {
    const tag = tags[parts[at - 1] ?? '']
    if (at % 3 === 1) return null
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a message never change their order
    return <Fragment key={at}>{at % 3 === 2 && tag ? cloneElement(tag, undefined, part) : part}</Fragment>
  })
}
