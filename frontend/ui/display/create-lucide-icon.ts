import { type ComponentProps, createElement } from 'react'

type IconNode = [tag: string, attributes: Record<string, string>][]

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string
}

/**
 * Replaces the function of `lucide-react` that makes an icon of its shapes, see vite.config.ts: the library's own also
 * serves other frameworks and a context of defaults. create-lucide-icon.test.ts compares both.
 */
// oxlint-disable-next-line import/no-default-export -- as the library's icons import it
export default function createLucideIcon({ name, node }: { name: string; node: IconNode }) {
  return function LucideIcon({ size = 24, className = '', children, ...props }: IconProps) {
    const isNamed = Object.keys(props).some((key) => key.startsWith('aria-') || key === 'role' || key === 'title')
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...(!children && !isNamed && { 'aria-hidden': true }),
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
