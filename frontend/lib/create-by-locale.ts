/** Creates what is slow to create, such as a formatter, once for each locale. */
export function createByLocale<Value>(create: (locale: string) => Value): (locale: string) => Value {
  const created = new Map<string, Value>()
  return (locale) => {
    const value = created.get(locale) ?? create(locale)
    created.set(locale, value)
    return value
  }
}
