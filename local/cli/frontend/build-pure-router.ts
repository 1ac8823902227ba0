import type { Plugin } from 'vite'

/** What creates a component or a context of React, and nothing else. */
const PURE = new Set(['createContext', 'forwardRef', 'memo'])

/**
 * Lets the bundler leave out what nobody imports of react-router: forms, fetchers, deferred data. The package names its
 * components for developer tools, which counts as an effect of each of them.
 */
export function buildPureRouter(): Plugin {
  return {
    name: 'build-pure-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null
      let marked = ''
      let at = 0
      const replace = (start: number, end: number, text: string) => {
        marked += code.slice(at, start) + text
        at = end
      }
      for (const statement of this.parse(code).body) {
        if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
          const { left } = statement.expression
          if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') continue
          if (left.property.name === 'displayName') replace(statement.start, statement.end, '')
        } else if (statement.type === 'VariableDeclaration') {
          for (const { init } of statement.declarations) {
            if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') continue
            const { property } = init.callee
            if (property.type === 'Identifier' && PURE.has(property.name)) {
              replace(init.start, init.start, '/* @__PURE__ */ ')
            }
          }
        }
      }
      return { code: marked + code.slice(at), map: null }
    },
  }
}
