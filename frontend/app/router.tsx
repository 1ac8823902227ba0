import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router'

/**
 * Stands for `react-router-dom` in the browser bundle, see vite.config.ts. The package's own links also serve its
 * framework, and bring 2 kB of code that prefetches data of routes that we do not have.
 */
export * from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  state?: unknown
}

export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
    >
      {children}
    </a>
  )
}

/** Says that its page, or one below it, is the current one. `end`: only its page. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useResolvedPath(rest.to)
  const current = useLocation().pathname
  const isCurrent = current === pathname || (!end && current.startsWith(`${pathname}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} />
}
