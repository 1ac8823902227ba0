import { Link } from 'react-router-dom'
import { RichText } from '#frontend/lib/messages/RichText.tsx'
import { paths } from '#frontend/lib/paths.ts'

/** Where people write to us. */
export const MAIL = 'hello@tunemaker.example'

/** A message of a legal page, whose tags stand for emphasis, for pages and for our address. */
const Words = ({ text }: { text: string }) => (
  <RichText
    text={text}
    tags={{
      strong: <strong />,
      correction: <Link to={paths.requestCorrection.href} />,
      data: <Link to={paths.yourData.href} />,
      privacy: <Link to={paths.privacyPolicy.href} />,
      mail: <a href={`mailto:${MAIL}`}>{MAIL}</a>,
    }}
  />
)

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Words text={text} />
    </p>
  ))
}

export const Items = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <Words text={text} />
      </li>
    ))}
  </ul>
)
